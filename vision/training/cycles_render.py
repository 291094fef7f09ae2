"""Draws scenes by Blender's Cycles instead of the quick renderer, for any script of this folder that renders.

    blender -b -P cycles_render.py -- dataset.py FOLDER --size 50 …
    blender -b -P cycles_render.py -- judge_samples.py MATCH_SAMPLES FOLDER OUT.npz …

The scenes, their cameras and their truth are those of the quick renderer; only the light differs. A
photographed room or sky (photographs.py) lights all scenes; half of them have a lamp as well. Needs
Debian's `blender`.
"""
import glob
import math
import os
import runpy
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import bmesh
import bpy
import cv2
import numpy as np
from mathutils import Matrix

import photographs
import render
import tables
from geometry import box, frame_of, prism

METRES = 0.001  # one millimetre
LAMP_SHARE = 0.5  # share of the scenes that also have a lamp
TABLE = 2.0           # metres on a side
quick_draw = render.draw


def image_of(picture):
    """Converts BGR values from 0 to 1, as shown on a screen, to a Blender image."""
    rows, columns = picture.shape[:2]
    image = bpy.data.images.new("picture", columns, rows)
    pixels = np.ones((rows, columns, 4), np.float32)
    pixels[..., :3] = np.clip(picture, 0, 1)[::-1, :, ::-1]
    image.pixels.foreach_set(pixels.ravel())
    return image


def linear(tone):
    return tuple(float(v) for v in np.clip(tone, 0, 1)[::-1] ** 2.2) + (1.0,)


def material(rng, tone=None, picture=None, roughness=(0.4, 0.9), grain=0.0):
    """Makes a painted, wooden or printed surface."""
    made = bpy.data.materials.new("surface")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rng.uniform(*roughness)
    shader.inputs["Specular"].default_value = rng.uniform(0.1, 0.6)
    if tone is not None:
        shader.inputs["Base Color"].default_value = linear(tone)
    source = None
    if picture is not None:
        source = nodes.new("ShaderNodeTexImage")
        source.image = image_of(picture)
        links.new(source.outputs["Color"], shader.inputs["Base Color"])
    elif grain:
        source = nodes.new("ShaderNodeTexNoise")
        source.inputs["Scale"].default_value = rng.uniform(300, 2000)
    if source is not None:
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = rng.uniform(0, 0.5)
        bump.inputs["Distance"].default_value = 0.0003
        links.new(source.outputs[0], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return made


def add(name, mesh, surface):
    mesh.materials.append(surface)
    shown = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(shown)
    return shown


def hull(corners, surface):
    mesh, shape = bpy.data.meshes.new("hull"), bmesh.new()
    for corner in np.asarray(corners) * METRES:
        shape.verts.new(corner)
    bmesh.ops.convex_hull(shape, input=shape.verts)
    shape.to_mesh(mesh)
    shape.free()
    return add("hull", mesh, surface)


def quad(corners, surface):
    """Makes a flat picture. Its corners are in the picture's own order, clockwise from the upper
    left."""
    mesh = bpy.data.meshes.new("quad")
    mesh.from_pydata([tuple(c) for c in np.asarray(corners) * METRES], [], [(0, 1, 2, 3)])
    for loop, at in zip(mesh.uv_layers.new().data, ((0, 1), (1, 1), (1, 0), (0, 0))):
        loop.uv = at
    return add("quad", mesh, surface)


def egg(middle, along, length, width, surface):
    """Makes a match head, an ellipsoid along the match."""
    mesh, shape = bpy.data.meshes.new("head"), bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=12, v_segments=8, radius=0.5)
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    d, left, up = frame_of(along)
    axes = np.eye(4)
    axes[:3, :3] = np.stack([d * length, left * width, up * width], 1) * METRES
    axes[:3, 3] = np.asarray(middle) * METRES
    add("head", mesh, surface).matrix_world = Matrix(axes.tolist())


def add_stick(rng, s):
    axis = s.head - s.tail
    length = np.linalg.norm(axis)
    head = s.head_length / length if s.head_colour is not None else 0.0
    cuts = [0.0, 1.0 - 0.5 * head] if s.tint is None else [0.0, s.tint_from, 1.0 - 0.5 * head]
    ends = [s.taper if c in (cuts[0], cuts[-1]) and not head else 1.0 for c in cuts]
    for k, (a, b) in enumerate(zip(cuts[:-1], cuts[1:])):
        wood = material(rng, s.wood if k == 0 else s.tint, grain=1.0)
        hull(prism(s.tail + axis * a, s.tail + axis * b, s.width * ends[k], end_width=s.width * ends[k + 1]), wood)
    if head:
        egg(s.tail + axis * (1 - head / 2), axis, s.head_length * 1.05, s.width * s.head_swell, material(rng, s.head_colour, grain=1.0))


def add_galley(rng, g):
    corners = box(g.center, g.heading, g.length, g.width, 0, g.height)
    hull(corners, material(rng, g.sides))
    for k in (1, 3):  # stern and bow
        a, b = corners[k], corners[(k + 1) % 4]
        out = (a + b) / 2 - corners[:4].mean(0)
        lift = out / np.linalg.norm(out) * 0.05
        quad(np.array([b, a, corners[k + 4], corners[(k + 1) % 4 + 4]])[[3, 2, 1, 0]] + lift, material(rng, g.ends))
    quad(corners[4:][[1, 0, 3, 2]] + [0, 0, 0.05], material(rng, picture=g.label, roughness=(0.2, 0.8)))
    for s in g.oars + g.masts:
        add_stick(rng, s)


def add_table(rng, top):
    half, mesh = TABLE / 2, bpy.data.meshes.new("table")
    mesh.from_pydata([(-half, half, 0), (half, half, 0), (half, -half, 0), (-half, -half, 0)], [], [(0, 1, 2, 3)])
    # repeats the top beyond the visible part of the sample
    times = TABLE / METRES * tables.PX / tables.SIDE / 2
    for loop, (x, y) in zip(mesh.uv_layers.new().data, ((-1, 1), (1, 1), (1, -1), (-1, -1))):
        loop.uv = (0.5 + x * times, 0.5 - y * times)  # the texture's rows grow with y
    add("table", mesh, material(rng, picture=top, roughness=(0.15, 1.0)))


def add_light(rng):
    world = bpy.context.scene.world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    surroundings, turned, at = nodes.new("ShaderNodeTexEnvironment"), nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexCoord")
    surroundings.image = bpy.data.images.load(render.ROOM or ROOMS[rng.integers(len(ROOMS))])
    turned.inputs["Rotation"].default_value[2] = rng.uniform(0, 2 * math.pi)
    links.new(at.outputs["Generated"], turned.inputs["Vector"])
    links.new(turned.outputs["Vector"], surroundings.inputs["Vector"])
    background, output = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeOutputWorld")
    links.new(surroundings.outputs["Color"], background.inputs["Color"])
    links.new(background.outputs["Background"], output.inputs["Surface"])
    if rng.random() < LAMP_SHARE:
        lamp = bpy.data.lights.new("lamp", "AREA")
        lamp.size, lamp.energy = rng.uniform(0.02, 0.8), rng.uniform(2, 30)
        lamp.color = [rng.uniform(0.8, 1), rng.uniform(0.75, 1), rng.uniform(0.5, 1)]
        turn, height, distance = rng.uniform(0, 2 * math.pi), math.radians(rng.uniform(25, 85)), rng.uniform(0.4, 1.5)
        toward = np.array([math.cos(turn) * math.cos(height), math.sin(turn) * math.cos(height), math.sin(height)])
        shown = bpy.data.objects.new("lamp", lamp)
        d, left, up = frame_of(toward)
        axes = np.eye(4)
        axes[:3, :3], axes[:3, 3] = np.stack([left, np.cross(d, left), d], 1), toward * distance
        shown.matrix_world = Matrix(axes.tolist())
        bpy.context.collection.objects.link(shown)


def add_camera(rng, canvas):
    camera, (width, height) = canvas.camera, (int(v) for v in canvas.size)
    lens = bpy.data.cameras.new("camera")
    lens.sensor_fit, lens.sensor_width = "HORIZONTAL", 6.0
    lens.lens = camera.focal * lens.sensor_width / width
    lens.shift_x = (width / 2 + camera.offset[0] + CENTRE) / width
    lens.shift_y = -(height / 2 + camera.offset[1] + CENTRE) / width
    lens.clip_start, lens.clip_end = 0.01, 20.0
    if rng.random() < 0.3:  # things near the camera are out of focus
        lens.dof.use_dof, lens.dof.focus_distance = True, np.linalg.norm(camera.eye) * METRES * rng.uniform(0.92, 1.08)
        lens.dof.aperture_fstop = rng.uniform(1.4, 8)
    shown = bpy.data.objects.new("camera", lens)
    axes = np.eye(4)
    axes[:3, :3] = np.stack([camera.rotation[0], -camera.rotation[1], -camera.rotation[2]], 1)
    axes[:3, 3] = camera.eye * METRES
    shown.matrix_world = Matrix(axes.tolist())
    bpy.context.collection.objects.link(shown)
    bpy.context.scene.camera = shown
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height


CENTRE = -0.5  # pixel centres are at integers here, at halves in Blender


def clear():
    for kind in (bpy.data.objects, bpy.data.meshes, bpy.data.materials, bpy.data.lights, bpy.data.cameras, bpy.data.images):
        for old in list(kind):
            kind.remove(old)


def seen():
    """Renders the picture and scales it to a camera's brightness. Returns float BGR, 0 to 1."""
    path = os.path.join(tempfile.gettempdir(), f"cycles-{os.getpid()}.exr")
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    light = cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3]
    os.remove(path)
    # Approximates a camera's white balance.
    light = light / np.maximum(light.mean((0, 1)), 1e-6) ** render.BALANCE / light.mean() ** (1 - render.BALANCE)
    shown = np.clip(render.EXPOSURE * light, 0, 1.2).astype(np.float32) ** np.float32(1 / 2.2)
    return cv2.bilateralFilter(shown, 3, 0.06, 1.0)


def draw(canvas, top, pieces):
    """Fills the canvas. Returns the meaning of each identity, as render.draw does."""
    legend, rng = quick_draw(canvas, top, pieces), canvas.rng
    loose, galleys, things = pieces
    clear()
    bpy.context.scene.cycles.samples = render.RAYS
    add_table(rng, top)
    for t in things:
        hull(t.corners, material(rng, t.colour, roughness=(0.15, 0.9)))
        for outline, tone in t.marks:
            hull(np.r_[outline, outline + [0, 0, 0.2]], material(rng, tone))
    for s in loose:
        add_stick(rng, s)
    for g in galleys:
        add_galley(rng, g)
    add_light(rng)
    add_camera(rng, canvas)
    canvas.picture = cv2.resize(seen(), canvas.wide, interpolation=cv2.INTER_CUBIC)
    return legend


def set_up():
    scene = bpy.context.scene
    scene.render.engine, scene.render.threads_mode, scene.render.threads = "CYCLES", "FIXED", 1
    scene.cycles.use_denoising, scene.cycles.max_bounces = False, 4
    scene.render.image_settings.file_format, scene.view_settings.view_transform = "OPEN_EXR", "Raw"
    scene.render.use_persistent_data = False
    scene.world.use_nodes = True


ROOMS = sorted(glob.glob(os.path.join(photographs.FOLDER, "rooms/*.exr")))

if __name__ == "__main__":
    set_up()
    render.draw = draw
    sys.argv = sys.argv[sys.argv.index("--") + 1:]
    runpy.run_path(os.path.join(HERE, sys.argv[0]), run_name="__main__")
