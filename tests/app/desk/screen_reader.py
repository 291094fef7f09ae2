#!/usr/bin/python3
"""Walks through the window as a screen reader does, by AT-SPI, and presses the controls that lead
from page to page. Prints the number of controls on each page. Fails with the page and the role
of each control that has no name, and of each combo box without a label or a description, because
its name is only its choice. Exits with 77 if a package is missing. Usage: screen_reader.py
PROGRAM RECORD FILM. The script starts its own display and session bus."""
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 60.0  # seconds until a page is given up
PAGES = 21
SKIPPED = 77

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    Atspi = None

# The roles of controls that a user can press or choose from. Qt reports a checkable button as a
# check box.
CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "entry", "spin button", "slider",
    "list", "list item", "tree", "table", "tree table", "menu item", "check menu item", "radio menu item", "page tab",
    "page tab list", "link", "progress bar",
}


def missing():
    """The packages that are not installed."""
    needs = {"xvfb": "xvfb-run", "dbus-daemon": "dbus-run-session",
             "at-spi2-core": "/usr/libexec/at-spi-bus-launcher"}
    lacks = [package for package, program in needs.items() if shutil.which(program) is None]
    return lacks + ([] if Atspi else ["gir1.2-atspi-2.0 or python3-gi"])


def until(seeks, what):
    """Returns the result of `seeks` as soon as it is not empty."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := seeks():
                return found
        except GLib.Error:
            pass  # the node vanished during the visit
        time.sleep(0.1)
    raise SystemExit(f"{what}: does not come")


def has(node, state):
    return node.get_state_set().contains(state)


def children(node):
    return [child for i in range(node.get_child_count()) if (child := node.get_child_at_index(i))]


def shown(node):
    """Yields `node` and all its visible descendants, from top to bottom."""
    if has(node, Atspi.StateType.SHOWING):
        yield node
        for child in children(node):
            yield from shown(child)


def all_in(node):
    yield node
    for child in children(node):
        yield from all_in(child)


def is_part(node):
    """Tells whether Qt added the node itself: the field of a combo box or spin box, or the viewport
    of a scroll area."""
    parent = node.get_parent()
    whole = parent.get_role_name() if parent else ""
    return whole in ("combo box", "spin button") or (node.get_role_name() == "filler" and whole == "filler"
                                                     and has(parent, Atspi.StateType.FOCUSABLE))


def is_control(node):
    keyboard = has(node, Atspi.StateType.FOCUSABLE) and node.get_role_name() != "table cell"
    return (node.get_role_name() in CONTROLS or keyboard) and not is_part(node)


def is_told(node, ours):
    """A screen reader must be able to describe each field. The combo boxes of Qt's dialogs have
    no label."""
    if node.get_role_name() == "combo box" and ours:
        labels = [relation for relation in node.get_relation_set()
                  if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY]
        return bool(labels or node.get_description())
    return bool(node.get_name().strip())


class Walk:
    """One run of the program, and the findings on its pages."""

    def __init__(self, program, *options):
        self.nameless = []
        self.pages = 0
        home = tempfile.mkdtemp(dir=os.environ["UMPIRE_SCRATCH"])
        surroundings = dict(os.environ, HOME=home, XDG_CONFIG_HOME="", LANG="C.UTF-8", LC_ALL="C.UTF-8",
                            XDG_RUNTIME_DIR=home, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        os.chmod(home, 0o700)
        self.process = subprocess.Popen([program, *options], env=surroundings, cwd=home)
        self.window = until(self.find_window, "the window")

    def find_window(self):
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid:
                self.application = application
                return next((each for each in children(application) if has(each, Atspi.StateType.SHOWING)), None)
        return None

    def find(self, name, needs):
        """Returns the visible node with this name; searches the newest window first."""
        for window in reversed(children(self.application)):
            for node in shown(window):
                if node.get_name() == name and needs in node.get_interfaces():
                    return node
        return None

    def wait(self, name, needs="Accessible"):
        return until(lambda: self.find(name, needs), name)

    def press(self, name):
        """Presses a button as soon as it is enabled."""
        def enabled():
            node = self.find(name, "Action")
            return node if node and has(node, Atspi.StateType.SENSITIVE) else None

        self.act(until(enabled, name))

    @staticmethod
    def act(node):
        try:
            node.do_action(0)
        except GLib.Error:
            pass  # a menu or a dialog opened, and answers only after it closes
        time.sleep(0.4)

    def choose(self, item):
        """Presses the menu item of that name."""
        self.act(until(lambda: next((node for node in all_in(self.window) if node.get_name() == item), None), item))

    def read(self, page, least, window=None, nodes=shown, ours=True):
        """Counts the controls of a page, as soon as there are at least `least`."""
        count, nameless = 0, []

        def are_there():
            nonlocal count, nameless
            found = [node for node in nodes(window or self.window) if is_control(node)]
            nameless = [f"{page}: a {node.get_role_name()} “{node.get_name()}” in “{named_above(node)}” has no name"
                        for node in found if not is_told(node, ours)]
            count = len(found)
            return count >= least

        with contextlib.suppress(SystemExit):
            until(are_there, page)
        print(f"{page}: {count} controls", flush=True)
        self.nameless += nameless
        if count < least:
            self.nameless.append(f"{page}: {least} controls at least are there, and {count} were found")
        self.pages += 1

    def dialog(self, title):
        return until(lambda: next((each for each in children(self.application)
                                   if each.get_name() == title and has(each, Atspi.StateType.SHOWING)), None), title)

    def read_dialog(self, title, least, leaves, ours=True):
        self.read(title, least, self.dialog(title), ours=ours)
        if leaves:
            self.press(leaves)

    def end(self):
        self.process.terminate()
        self.process.wait()
        return self.nameless


def named_above(node):
    while node := node.get_parent():
        if node.get_name():
            return node.get_name()
    return ""


def walk_samples(walk, _):
    walk.read("start", 13)
    walk.press("Use a telephone")
    walk.read_dialog("Use a telephone", 1, leaves="Close")
    walk.press("Try it")
    walk.wait("A toss")
    walk.read("samples", 15)
    walk.press("A toss")
    walk.wait("Copy")
    walk.press("More")
    walk.read("picture", 20)
    walk.press("Start")
    walk.press("Murus Gallicus")
    until(lambda: any("d1 to d3" in node.get_name() for node in shown(walk.window)), "d1 to d3")
    walk.press("▸ More")
    walk.read("game", 25)
    walk.press("Note…")
    walk.read_dialog("Note", 3, leaves="Cancel")
    walk.press("See it from far away")
    walk.read_dialog("Umpire: the game from far away", 1, leaves=None)


def walk_record(walk, _):
    walk.wait("The events of the game")
    walk.press("Two pictures")
    walk.wait("The picture before")
    walk.wait("Find", "EditableText").set_text_contents("tower")
    walk.wait("Clear")
    walk.read("record", 20)
    walk.press("Statistics")
    walk.wait("Save: Time for each action")
    walk.read("statistics", 20)
    walk.press("Export…")
    walk.read_dialog("Export the game", 10, leaves="Cancel", ours=False)


def walk_menus(walk, _):
    walk.read("menus", 25, nodes=lambda window: all_in(children(window)[0]))
    walk.choose("The rules")
    walk.wait("Search the rules").set_text_contents("tower")
    walk.wait("Clear")
    walk.read_dialog("The rules of the game", 4, leaves=None)
    walk.choose("Shortcuts")
    walk.read_dialog("Shortcuts", 1, leaves="Close")
    walk.choose("About Umpire")
    walk.read_dialog("About Umpire", 1, leaves="OK")


def walk_guide(walk, film):
    walk.press("Referee a game")
    walk.wait("Naval Battle")
    walk.read("first step: the game", 12)
    walk.press("Murus Gallicus")
    walk.wait("Print what the table needs")
    walk.press("More")
    walk.read("second step: the table", 12)
    walk.press("Next ›")
    walk.press("A telephone")
    walk.press("More")
    walk.press("Next ›")
    walk.wait("The Gauls")
    walk.read("fourth step: the players", 8)
    walk.press("‹ Back")
    walk.press("A film")
    walk.wait("Film", "EditableText").set_text_contents(film)
    walk.read("third step: the camera", 14)
    walk.press("Check the table and the camera")
    walk.wait("Go on")
    walk.press("Corners and lens")
    walk.press("Set the corners by hand")
    walk.wait("Use these corners")
    walk.read("table", 16)
    walk.press("Calibrate the camera…")
    walk.press("Your board")
    walk.read("camera", 14)
    walk.press("Print the board…")
    walk.read_dialog("Print the board…", 10, leaves="Cancel", ours=False)


def main():
    if lacks := missing():
        print(f"desk_screen_reader: {PAGES} pages are skipped. These packages are missing: {', '.join(lacks)}")
        return SKIPPED
    if "UMPIRE_SCRATCH" not in os.environ:
        with tempfile.TemporaryDirectory() as scratch:
            return subprocess.call(
                ["xvfb-run", "-a", "-s", "-screen 0 1366x768x24", "dbus-run-session", "--", *sys.argv],
                env=dict(os.environ, UMPIRE_SCRATCH=scratch))
    program, record, film = (os.path.realpath(each) for each in sys.argv[1:])
    Atspi.init()
    Atspi.set_timeout(int(1000 * PATIENCE), int(1000 * PATIENCE))  # 0.8 s are not enough on a busy machine
    nameless = []
    pages = 0
    for way, *options in ((walk_samples,), (walk_record, record), (walk_menus,), (walk_guide,)):
        walk = Walk(program, *options)
        try:
            way(walk, film)
        finally:
            nameless += walk.end()
        pages += walk.pages
    print("\n".join(nameless))
    if pages != PAGES:
        print(f"{PAGES} pages are there, and {pages} were read")
    return 1 if nameless or pages != PAGES else 0


if __name__ == "__main__":
    sys.exit(main())
