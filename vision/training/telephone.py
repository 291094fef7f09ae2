"""Simulates a phone's processing of its camera's picture: denoised, sharpened, with more local
contrast, reduced and compressed."""
import cv2
import numpy as np


def photograph(rng, picture, size):
    """Converts a float BGR picture, twice as fine as the result, to bytes of the given (width,
    height)."""
    out = picture.astype(np.float32) * rng.uniform(0.92, 1.08, 3) * rng.uniform(0.6, 1.3)
    out = focused(rng, out)
    out = np.clip(out, 0, 1).astype(np.float32) ** np.float32(rng.uniform(0.8, 1.2))
    out = denoised(rng, out + (rng.standard_normal(out.shape, np.float32) * rng.uniform(0.004, 0.05)).astype(np.float32))
    if rng.random() < 0.6:
        out = out + (out - cv2.blur(out, (61, 61))) * rng.uniform(0.1, 0.5)  # local contrast
    if rng.random() < 0.8:
        out = out + (out - cv2.GaussianBlur(out, (0, 0), rng.uniform(0.8, 2.5))) * rng.uniform(0.3, 1.8)  # light and dark lines along edges
    out = curved(rng, np.clip(out, 0, 1))
    out = (out * 255 + 0.5).astype(np.uint8)
    if rng.random() < 0.5:
        out = squeezed(out, rng.uniform(80, 96))
    out = cv2.resize(out, size, interpolation=(cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC)[rng.integers(3)])
    return squeezed(out, rng.uniform(70, 95))


def focused(rng, picture):
    """Simulates the lens: sharp, soft, or sharp on one side only."""
    soft = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.5, 2.2))
    if rng.random() > 0.15:
        return soft if rng.random() < 0.7 else picture
    rows, columns = picture.shape[:2]
    angle = rng.uniform(0, 2 * np.pi)
    ys, xs = np.mgrid[0:rows, 0:columns].astype(np.float32) / max(rows, columns) - 0.5
    share = np.clip(0.5 + (xs * np.cos(angle) + ys * np.sin(angle)) * rng.uniform(1, 3), 0, 1)[..., None].astype(np.float32)
    return picture * (1 - share) + cv2.GaussianBlur(picture, (0, 0), rng.uniform(1.5, 4)) * share


def denoised(rng, picture):
    """Simulates the rest of the sensor's noise, and of fine textures."""
    kind = rng.random()
    if kind < 0.5:
        return cv2.bilateralFilter(picture, 5, rng.uniform(0.03, 0.15), rng.uniform(1, 3))
    if kind < 0.75:
        return cv2.medianBlur(picture, 3)
    return cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.5, 1.2))


def curved(rng, picture):
    """Simulates a tone curve: makes shadows darker and lights brighter."""
    steep = rng.uniform(0, 0.7)
    return picture * (1 - steep) + steep * picture * picture * (3 - 2 * picture)


def squeezed(picture, quality):
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(quality)])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


def snapshot(rng, picture):
    """Simulates the phone camera quickly for a small part of a picture, in bytes: (H, W, 3) to (H,
    W, 3)."""
    out = exposed(rng, picture)
    kind = rng.random()
    if kind < 0.55:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.3, 1.1))
    elif kind < 0.63:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(1.0, 2.0))
    if rng.random() < 0.06:
        out = cv2.filter2D(out, -1, streak(rng.uniform(0, np.pi), rng.uniform(1.5, 6)))
    if rng.random() < 0.2:
        small = cv2.resize(out, None, fx=rng.uniform(0.45, 0.95), fy=rng.uniform(0.45, 0.95), interpolation=cv2.INTER_AREA)
        out = cv2.resize(small, picture.shape[1::-1], interpolation=(cv2.INTER_LINEAR, cv2.INTER_CUBIC)[rng.integers(2)])
    if rng.random() < 0.75:
        out = grained(rng, out, np.exp(rng.uniform(0, np.log(11))))
    kind = rng.random()
    if kind < 0.12:
        out = cv2.bilateralFilter(out, 5, rng.uniform(8, 40), rng.uniform(1, 3))
    elif kind < 0.3:
        out = cv2.medianBlur(out, 3)
    if rng.random() < 0.5:
        more = rng.uniform(0.3, 1.6)
        out = cv2.addWeighted(out, 1 + more, cv2.GaussianBlur(out, (0, 0), rng.uniform(0.8, 2.0)), -more, 0)
    if rng.random() < 0.03:
        out = cv2.cvtColor(cv2.cvtColor(out, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    return squeezed(out, rng.uniform(35, 97)) if rng.random() < 0.8 else out


def exposed(rng, picture):
    """Changes exposure, balance, contrast and saturation, by one table for each channel."""
    levels = np.arange(256, dtype=np.float32) / 255
    levels = (levels * np.exp(rng.uniform(-0.35, 0.45))) if rng.random() < 0.8 else levels
    levels = np.clip(levels, 0, 1) ** np.exp(rng.uniform(-0.35, 0.35))
    haze = rng.uniform(0, 0.25) if rng.random() < 0.2 else 0.0
    levels = levels * (1 - haze) + haze * rng.uniform(0.3, 0.9)
    balance = np.exp(rng.uniform(-0.15, 0.15, 3)) if rng.random() < 0.8 else np.ones(3)
    table = np.clip(levels[:, None] * balance * 255 + 0.5, 0, 255).astype(np.uint8)[None]
    if rng.random() < 0.4:
        grey = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
        colourful = rng.uniform(0.4, 1.5)
        picture = cv2.addWeighted(picture, colourful, grey, 1 - colourful, 0)
    return cv2.LUT(np.ascontiguousarray(picture), table)


GRAINS = []


def grained(rng, picture, deviation):
    """Adds sensor noise from a sheet of noise that is drawn once and placed at random."""
    if not GRAINS:
        GRAINS.append(np.clip(np.random.default_rng(1).standard_normal((1200, 1200, 3), np.float32) * 32, -127, 127).astype(np.int8))
    y, x = rng.integers(0, 1200 - np.array(picture.shape[:2]))
    grains = np.flip(GRAINS[0][y:y + picture.shape[0], x:x + picture.shape[1]], tuple(k for k in (0, 1) if rng.random() < 0.5))
    return cv2.add(picture, np.ascontiguousarray(grains).astype(np.int16) * np.float32(deviation / 32), dtype=cv2.CV_8U)


def streak(angle, length):
    """Returns the blur kernel of a moving camera."""
    kernel = np.zeros((13, 13), np.float32)
    half = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    ends = [tuple(np.round((6 + k * half) * 16).astype(int).tolist()) for k in (-1, 1)]
    cv2.line(kernel, *ends, 1.0, 1, cv2.LINE_AA, 4)
    return kernel / kernel.sum()
