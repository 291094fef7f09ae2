#!/usr/bin/env python3
"""Halves and doubles each constant of a room of vision, and counts the pictures on which the
reading changes. Uses the standard library only.

sweep.py ROOM… [--samples FOLDER…] [--pictures N] [--enough N] [--only-unchanged] [--as-built]
[--results FILE.tsv]

ROOM is a folder of vision, or `all`. README.md in this folder explains the table."""
import argparse, itertools, json, os, re, shutil, subprocess, sys
from collections import defaultdict, namedtuple

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, "build", "sweep")
COPY = os.path.join(BUILD, "source")
COPIED = ["rules", "calibration", "vision", "app", "packaging", "cmake", "tests/sweep", "CMakeLists.txt", "CMakePresets.json",
          "LICENSE", "NOTICE", "README.md", "sample_images/table.yaml"]
SCALED = {"double", "float", "int", "unsigned", "std::size_t", "Millimetres", "Radians", "Pixels"}

# Which pictures a room is tried on: kind of picture, what is sought (None: what the table's game needs), and how the table is
# known: "table", "no table", "no board" (a table file without its board) or a game (its board is then that game's).
STICKS = [("toss", None, "table"), ("orders", None, "table"), ("nothing", None, "table")]
ROOMS = {
    "dice": [("dice", "dice", "table"), ("nothing", "dice", "table"), ("dice", "dice", "no table")],
    "codes": [("codes", "codes", "table"), ("nothing", "codes", "table"), ("codes", "codes", "no table")] +
             [(kind, "codes", "no table") for kind in ("datamatrix-1", "datamatrix-2", "datamatrix-3", "datamatrix-4", "falsepositives-1")],
    "tokens": [("board", "tokens", game) for game in ("triremes", "naval-battle", "buda-1686")],
    "boards": [("board", "stones", "no board"), ("board", "tokens", "buda-1686")],
    "stones": [("board", "stones", "table"), ("board", "stones", "no board")],
    "scale": [("handful", None, "no table"), ("toss", None, "no table"), ("sticks", None, "no table")],
    "picture": STICKS + [("board", "stones", "table"), ("handful", None, "no table")],
    "proposals": STICKS + [("handful", None, "no table")],
    "galleys": STICKS,
    "matches": STICKS + [("handful", None, "no table"), ("sticks", None, "no table")],
}


# ---- finding and replacing constants -----------------------------------------------------------------------------------------
def masked(text):
    """Returns `text` with its comments and literals blanked, at the same length."""
    return re.sub(r'//[^\n]*|/\*.*?\*/|R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-zA-Z])\'(?:\\.|[^\'\\\n])+\'',
                  lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


Constant = namedtuple("Constant", "file name type statement scope within owner value")
# statement: (begin, end) of the whole declaration; scope: "namespace", "class" or "function"; within: (begin, end) of the braces
# that hold it; owner: the class's name; value: (begin, end) of the expression, None where the constant is not scaled


def braces_around(code, place):
    opened = []
    for m in re.finditer(r"[{}]", code[:place]):
        if m.group() == "{":
            opened.append(m.start())
        elif opened:
            opened.pop()
    if not opened:
        return "namespace", (0, len(code)), ""
    head = re.split(r"[;{}]", code[:opened[-1]])[-1]
    depth = 0
    for m in re.finditer(r"[{}]", code[opened[-1]:]):
        depth += 1 if m.group() == "{" else -1
        if depth == 0:
            within = (opened[-1], opened[-1] + m.end())
            break
    if re.search(r"\bnamespace\b", head):
        return "namespace", (0, len(code)), ""
    owner = re.search(r"\b(?:class|struct)\s+(\w+)[^()]*$", head)
    return ("class", within, owner.group(1)) if owner else ("function", within, "")


def parted(code, begin):
    """Splits the declaration that begins there at its commas; also returns its end after the
    semicolon."""
    depth, parts, start = 0, [], begin
    for place in range(begin, len(code)):
        c = code[place]
        depth += (c in "({[") - (c in ")}]")
        if depth == 0 and c in ",;":
            parts.append((start, place))
            start = place + 1
            if c == ";":
                return parts, place + 1


def options_of(file):
    return os.path.join(os.path.dirname(file), "options.h")


def constants_of(file, code):
    """Finds constants named k…, and the fields in a room's options.h."""
    before, name = r"(?:\b(?:inline|static)\s+)*\bconstexpr\s+([\w:]+(?:<[^;=]*?>)?(?:\s*\*)?)\s+", r"k[A-Z]\w*"
    if file == options_of(file):
        before, name = r"(?<=^    )([\w:]+)\s+", r"[a-z]\w*(?=\s*=)"
    for m in re.finditer(f"{before}(?={name})", code, flags=re.M):
        parts, end = parted(code, m.end())
        scope, within, owner = braces_around(code, m.start())
        for begin, stop in parts:
            named = re.match(rf"\s*({name})\s*(=|\()?\s*", code[begin:stop])
            if named:
                value = (begin + named.end(), stop - (named.group(2) == "("))
                scaled = m.group(1) in SCALED and named.group(2)
                yield Constant(file, named.group(1), m.group(1), (m.start(), end), scope, within, owner, value if scaled else None)


class Rewriter:
    """Turns the constants into knobs, except those in `left`."""

    def __init__(self, left):
        self.text, self.code, self.constants = {}, {}, []
        for top in ("vision", "app"):
            for folder, _, names in os.walk(os.path.join(ROOT, top)):
                for name in names:
                    if name.endswith((".cpp", ".h")) and "training" not in folder.split("/"):
                        path = os.path.relpath(os.path.join(folder, name), ROOT)
                        self.text[path] = open(os.path.join(ROOT, path), encoding="utf-8").read()
                        self.code[path] = masked(self.text[path])
                        self.constants += constants_of(path, self.code[path])
        self.ids = {c: k for k, c in enumerate(c for c in self.constants if c.value and c.file.startswith("vision/"))}
        self.left = left
        self.by_file, self.by_header = defaultdict(list), defaultdict(list)
        for c in self.constants:
            self.by_file[c.file, c.name].append(c)
            if c.file.endswith(".h") and c.scope != "function":
                self.by_header[c.name].append(c)
        self.used = defaultdict(set)  # (file, line) → keys of the constants used there

    def key(self, c):
        same = [d for d in self.by_file[c.file, c.name]]
        return f"{c.file}:{c.name}" + (f"#{same.index(c) + 1}" if len(same) > 1 else "")

    def meant(self, file, place, qualifier, name):
        """Returns the constant that a name denotes in that file."""
        if name.startswith("kOptions."):
            return next(iter(self.by_file[options_of(file), name.removeprefix("kOptions.")]), None)
        here = self.by_file[file, name]
        if qualifier:
            owned = [c for c in self.by_header[name] + here if qualifier == (c.owner or os.path.basename(os.path.dirname(c.file)))]
            return owned[0] if owned else None
        for scope in ("function", "class"):
            inner = [c for c in here if c.scope == scope and c.within[0] < place < c.within[1]
                     and (scope == "class" or place >= c.statement[0])]
            if inner:
                return max(inner, key=lambda c: c.within[0])
        outer = [c for c in here if c.scope == "namespace"] or self.by_header[name]
        return outer[0] if len(outer) == 1 else None

    def is_knob(self, c):
        return c in self.ids and self.key(c) not in self.left

    def resolved(self, file, begin, end):
        out, at = [], begin
        for m in re.finditer(r"(?<![\w.:])(?:(\w+)::)*(kOptions\.\w+|k[A-Z]\w*)\b", self.code[file][begin:end]):
            place = begin + m.start()
            c = self.meant(file, place, m.group(1), m.group(2))
            if not c or not self.is_knob(c) or place < at:
                continue
            self.used[file, self.code[file].count("\n", 0, place) + 1].add(self.key(c))
            out.append(self.text[file][at:place])
            out.append(self.knob(c) if c.scope == "function" else m.group() + "()")
            at = begin + m.end()
        return "".join(out) + self.text[file][at:end]

    def knob(self, c):
        value = " ".join(masked(self.resolved(c.file, *c.value)).split())
        return f"(::umpire::sweep::knob<{c.type}>({self.ids[c]}, {c.type}({value})))"

    def declared(self, group):
        """Rewrites a declaration: its knobs become functions; returns nothing if they are inlined
        at their uses."""
        first = group[0]
        before = {"namespace": "[[maybe_unused]] " + ("inline " if first.file.endswith(".h") else "static "),
                  "class": "static ", "function": ""}[first.scope]
        parts = []
        for c in group:
            if not self.is_knob(c):
                parts.append(f"{'static ' if c.scope == 'class' else ''}constexpr {c.type} {c.name} = "
                             f"{' '.join(masked(self.resolved(c.file, *c.value)).split())};")
            elif c.scope != "function":
                parts.append(f"{before}{c.type} {c.name}() {{ return {self.knob(c)}; }}")
        lines = self.code[first.file].count("\n", *first.statement)
        return " ".join(parts) + "\n" * lines

    def rewritten(self, file):
        groups = defaultdict(list)
        for c in self.constants:
            if c.file == file and c in self.ids:
                groups[c.statement].append(c)
        out, at = [], 0
        for statement, group in sorted(groups.items()):
            for c in group:
                line = self.code[file].count("\n", 0, c.value[0]) + 1
                self.used[file, line].add(self.key(c))
            out += [self.resolved(file, at, statement[0])]
            knobs = any(self.is_knob(c) for c in group)
            out += [self.declared(group) if knobs else self.resolved(file, *statement)]
            at = statement[1]
        text = "".join(out) + self.resolved(file, at, len(self.text[file]))
        first = re.search(r"^#include|^namespace", text, flags=re.M)
        if text == self.text[file] or not first:
            return self.text[file]
        return text[:first.start()] + '#include "tests/sweep/knob.h"\n#line ' + \
            f'{text.count(chr(10), 0, first.start()) + 1} "{os.path.join(COPY, file)}"\n' + text[first.start():]


# ---- building the copy -------------------------------------------------------------------------------------------------------
def write_if_changed(path, text):
    if not os.path.exists(path) or open(path, encoding="utf-8").read() != text:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)


def copy_tree():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "--"] + COPIED, cwd=ROOT, capture_output=True, text=True, check=True)
    for path in listed.stdout.split("\n"):
        source, target = os.path.join(ROOT, path), os.path.join(COPY, path)
        if not path or not os.path.exists(source):
            continue
        if path == "CMakeLists.txt":
            text = open(source).read() + ('\nadd_executable(sweep_driver tests/sweep/driver.cpp)\n'
                                          'target_include_directories(sweep_driver PRIVATE ${PROJECT_SOURCE_DIR})\n'
                                          'target_link_libraries(sweep_driver PRIVATE umpire::look nlohmann_json::nlohmann_json)\n')
            write_if_changed(target, text)
        elif path == "vision/CMakeLists.txt":
            write_if_changed(target, "add_compile_options(-w)\n" + open(source).read())
        elif not re.match(r"(vision/(?!training)|app/).*\.(cpp|h)$", path):
            if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copyfile(source, target)


def build():
    """Builds the driver and returns it with the constants' ids. Constants that the language
    requires to be constant stay unchanged."""
    copy_tree()
    left_file = os.path.join(BUILD, "left.txt")
    left = set(open(left_file).read().split()) if os.path.exists(left_file) else set()
    subprocess_log = os.path.join(BUILD, "build.log")
    while True:
        rewriter = Rewriter(left)
        for file in rewriter.text:
            write_if_changed(os.path.join(COPY, file), rewriter.rewritten(file))
        if not os.path.exists(os.path.join(COPY, "build", "release", "build.ninja")):
            subprocess.run(["cmake", "--preset", "release", "-DBUILD_TESTING=OFF"], cwd=COPY, check=True, stdout=subprocess.DEVNULL)
        made = subprocess.run(["ninja", "-C", "build/release", "-k", "0", "sweep_driver"], cwd=COPY, capture_output=True, text=True)
        with open(subprocess_log, "w") as f:
            f.write(made.stdout + made.stderr)
        if made.returncode == 0:
            break
        blamed = set()
        for said in re.split(r"\nFAILED: ", made.stdout)[1:]:
            places = re.findall(r"(?:\.\./)*(?:%s/)?((?:vision|app)/[\w/.]+):(\d+):\d+: +(error|note|.*constexpr|.*required)" % re.escape(COPY), said)
            for wanted in ("error", ""):
                found = {key for file, line, what in places if what.startswith(wanted) for key in rewriter.used[file, int(line)]} - left
                if found:
                    break
            blamed |= found
        print(f"{len(blamed)} constants must stay constants", flush=True)
        if not blamed:
            sys.exit(f"the copy does not compile: see {subprocess_log}")
        left |= blamed
        write_if_changed(left_file, "\n".join(sorted(left)) + "\n")
    ids = {rewriter.key(c): k for c, k in rewriter.ids.items() if rewriter.is_knob(c)}
    write_if_changed(os.path.join(BUILD, "ids.json"), json.dumps(ids, indent=1))
    print(f"{len(ids)} constants can be tried, {len(left)} must stay constants", flush=True)
    return ids


# ---- pictures ----------------------------------------------------------------------------------------------------------------
def kind_of(path):
    return os.path.basename(os.path.dirname(path)) if os.path.basename(os.path.dirname(path)) != "scenes" else \
        os.path.basename(path).split("-")[0]


def yaml_matrix(rows, columns, values):
    return f"!!opencv-matrix\n   rows: {rows}\n   cols: {columns}\n   dt: d\n   data: [ {', '.join(repr(float(v)) for v in values)} ]"


def camera_file(stem, truth):
    if os.path.exists(stem + "-camera.yaml"):
        return stem + "-camera.yaml"
    if "camera" not in truth or "fx" not in truth["camera"]:
        return "-"
    c, path = truth["camera"], os.path.join(BUILD, "tables", os.path.basename(stem) + "-camera.yaml")
    write_if_changed(path, "%YAML:1.0\n---\n" f"image_width: {c['width']}\nimage_height: {c['height']}\ncamera_name: rendered\n"
                     f"camera_matrix: {yaml_matrix(3, 3, [c['fx'], 0, c['cx'], 0, c['fy'], c['cy'], 0, 0, 1])}\n"
                     "distortion_model: plumb_bob\n"
                     f"distortion_coefficients: {yaml_matrix(1, 5, c['distortion_k1k2p1p2k3'])}\n")
    return path


def table_text(stem, truth):
    for path in (stem + "-table.yaml", os.path.join(os.path.dirname(os.path.dirname(stem)), "table.yaml")):
        if os.path.exists(path):
            return open(path).read()
    if "table" not in truth:
        return None
    t, b = truth["table"], truth.get("board")
    text = (f"%YAML:1.0\n---\narea_mm: [ {float(t['area_mm'][0])}, {float(t['area_mm'][1])} ]\n"
            f"tag_dictionary: {t['tags']['dictionary']}\ntag_size_mm: {t['tags']['size_mm']}\ntags:\n" +
            "".join(f"   - {{ id: {k}, center_mm: [ {float(x)}, {float(y)} ] }}\n" for k, (x, y) in sorted(t["tags"]["centers_mm"].items())))
    return text + (f"board: {{ game: \"murus-gallicus\", origin_mm: [ {float(b['origin_mm'][0])}, {float(b['origin_mm'][1])} ], "
                   f"cell_mm: {float(b['cell_mm'])}, cols: {b['cols']}, rows: {b['rows']} }}\n" if b else "")


def picture_line(path, sought, table):
    stem = os.path.splitext(path)[0]
    truth = json.load(open(stem + ".json")) if os.path.exists(stem + ".json") else {}
    truth = truth if isinstance(truth, dict) else {}
    text = None if table == "no table" else table_text(stem, truth)
    if table == "no board" and text:
        text = re.sub(r"\nboard:.*?(?=\n\S|\Z)", "", text, flags=re.S)
    elif table not in ("table", "no table") and text:
        text = re.sub(r'"?murus-gallicus"?', f'"{table}"', text)
    table_file = "-"
    if text:
        table_file = os.path.join(BUILD, "tables", f"{os.path.basename(stem)}-{table.replace(' ', '-')}.yaml")
        write_if_changed(table_file, text)
    elif table != "no table":
        return None
    before = stem + "-before.jpg"
    return "\t".join([path, table_file, camera_file(stem, truth) if text else "-",
                      before if os.path.exists(before) and text else "-", sought or "-"])


def pictures_for(room, folders, number):
    """Returns a line for the driver per picture: one of each kind in turn, spread over the kind's
    pictures."""
    by_kind = defaultdict(list)
    for top in folders:
        for folder, _, names in sorted(os.walk(os.path.abspath(top))):
            for name in sorted(names):
                if name.endswith((".jpg", ".JPG", ".png")) and "-before" not in name:
                    by_kind[kind_of(os.path.join(folder, name))].append(os.path.join(folder, name))
    turns = []
    for kind, sought, table in ROOMS[room]:
        lines = [line for line in (picture_line(path, sought, table) for path in by_kind[kind]) if line]
        if number and len(lines) > number:
            lines = [lines[k * len(lines) // number] for k in range(number)]
        turns.append(lines)
    return [line for turn in itertools.zip_longest(*turns) for line in turn if line][:number or None]


# ---- the sweep ---------------------------------------------------------------------------------------------------------------
def rows_of(results):
    if not os.path.exists(results):
        return []
    return [line.split("\t") for line in open(results).read().split("\n") if line.count("\t") >= 5]


def sweep_room(room, ids, options):
    folder = f"vision/{room}/"
    results = options.results + (".again" if options.only_unchanged else "")
    done = {name for name, factor, *_ in rows_of(results) if float(factor) == 2.0}
    if options.only_unchanged:
        done |= {name for name, _, _, digits, _, died in rows_of(options.results) if int(digits) or died}
    tried = [(k, key) for key, k in sorted(ids.items()) if key.startswith(folder) and key not in done]
    pictures = pictures_for(room, options.samples, options.pictures)
    print(f"{room}: {len(tried)} constants on {len(pictures)} pictures", flush=True)
    if not tried or not pictures:
        return
    for name, lines in (("pictures", pictures), ("knobs", [f"{k}\t{key}" for k, key in tried])):
        with open(os.path.join(BUILD, f"{room}-{name}.tsv"), "w") as f:
            f.write("\n".join(lines) + "\n")
    subprocess.run([os.path.join(COPY, "build/release/sweep_driver"), os.path.join(BUILD, f"{room}-pictures.tsv"),
                    os.path.join(BUILD, f"{room}-knobs.tsv"), results, "together" if options.only_unchanged else str(options.enough)], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rooms", nargs="+", choices=sorted(ROOMS) + ["all"])
    parser.add_argument("--samples", nargs="+", default=[os.path.join(ROOT, "sample_images")])
    parser.add_argument("--pictures", type=int, default=6, help="at most so many a room; 0: all")
    parser.add_argument("--enough", type=int, default=0, help="stop at so many changed readings of a constant; 0: never")
    parser.add_argument("--only-unchanged", action="store_true", help="try again those that changed nothing, many at once")
    parser.add_argument("--as-built", action="store_true", help="do not look whether the sources have changed since")
    parser.add_argument("--results", default=os.path.join(BUILD, "results.tsv"))
    options = parser.parse_args()
    os.makedirs(BUILD, exist_ok=True)
    ids = json.load(open(os.path.join(BUILD, "ids.json"))) if options.as_built else build()
    for room in sorted(ROOMS) if "all" in options.rooms else options.rooms:
        sweep_room(room, ids, options)


if __name__ == "__main__":
    main()
