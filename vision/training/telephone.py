"""What a telephone makes of what its lens sees: denoised, sharpened, of more local contrast, made smaller and compressed."""
import cv2
import numpy as np


def photograph(rng, picture, size):
    """Float BGR, twice as fine as the result, to bytes of the given (width, height)."""
    out = picture.astype(np.float32) * rng.uniform(0.92, 1.08, 3) * rng.uniform(0.6, 1.3)
    out = focused(rng, out)
    out = np.clip(out, 0, 1).astype(np.float32) ** np.float32(rng.uniform(0.8, 1.2))
    out = denoised(rng, out + (rng.standard_normal(out.shape, np.float32) * rng.uniform(0.004, 0.05)).astype(np.float32))
    if rng.random() < 0.6:
        out = out + (out - cv2.blur(out, (61, 61))) * rng.uniform(0.1, 0.5)  # local contrast
    if rng.random() < 0.8:
        out = out + (out - cv2.GaussianBlur(out, (0, 0), rng.uniform(0.8, 2.5))) * rng.uniform(0.3, 1.8)  # bright and dark seams
    out = curved(rng, np.clip(out, 0, 1))
    out = (out * 255 + 0.5).astype(np.uint8)
    if rng.random() < 0.5:
        out = squeezed(out, rng.uniform(80, 96))
    out = cv2.resize(out, size, interpolation=(cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC)[rng.integers(3)])
    return squeezed(out, rng.uniform(70, 95))


def focused(rng, picture):
    """The lens: sharp, soft, or sharp on one side only."""
    soft = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.5, 2.2))
    if rng.random() > 0.15:
        return soft if rng.random() < 0.7 else picture
    rows, columns = picture.shape[:2]
    angle = rng.uniform(0, 2 * np.pi)
    ys, xs = np.mgrid[0:rows, 0:columns].astype(np.float32) / max(rows, columns) - 0.5
    share = np.clip(0.5 + (xs * np.cos(angle) + ys * np.sin(angle)) * rng.uniform(1, 3), 0, 1)[..., None].astype(np.float32)
    return picture * (1 - share) + cv2.GaussianBlur(picture, (0, 0), rng.uniform(1.5, 4)) * share


def denoised(rng, picture):
    """What is left of the sensor's noise, and of fine textures."""
    kind = rng.random()
    if kind < 0.5:
        return cv2.bilateralFilter(picture, 5, rng.uniform(0.03, 0.15), rng.uniform(1, 3))
    if kind < 0.75:
        return cv2.medianBlur(picture, 3)
    return cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.5, 1.2))


def curved(rng, picture):
    """Darker shadows and brighter lights."""
    steep = rng.uniform(0, 0.7)
    return picture * (1 - steep) + steep * picture * picture * (3 - 2 * picture)


def squeezed(picture, quality):
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(quality)])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)
