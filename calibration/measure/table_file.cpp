#include "calibration/files/checked_yaml.h"
#include "calibration/measure/calibration_files.h"
#include "calibration/tags/tag_dictionary.h"

#include <algorithm>

namespace umpire {

namespace {

/// Range of the play area's sides: from a sheet of paper to a table-tennis table (2740 mm). The
/// upper limit exists because the rectified view of the table is held in memory.
constexpr NumberRange kAreaMm{50, 3000};
constexpr NumberRange kPlaceMm{-5000, 5000};
constexpr NumberRange kTagMm{5, 1000};
constexpr NumberRange kCellMm{5, 1000};
constexpr NumberRange kCells{1, 100};
constexpr NumberRange kStoneMm{0.5, 100};
constexpr NumberRange kHeadingDegrees{-360, 360};

TablePoint readPoint(CheckedYaml& yaml, const YAML::Node& parent, const char* name,
                     const std::string& key) {
    const auto xy = yaml.numbers(yaml.required(parent, name, key), key, 2, kPlaceMm);
    return {Millimetres(xy[0]), Millimetres(xy[1])};
}

TableTag readTag(CheckedYaml& yaml, const YAML::Node& node, const std::string& key,
                 const TagFamily& family) {
    TableTag tag;
    tag.id = yaml.integer(yaml.required(node, "id", key + ".id"), key + ".id",
                          {0, double(family.tags - 1)});
    tag.center = readPoint(yaml, node, "center_mm", key + ".center_mm");
    if (const YAML::Node heading = yaml.optional(node, "heading_deg"); !heading.IsNull()) {
        tag.heading =
            radiansFromDegrees(yaml.number(heading, key + ".heading_deg", kHeadingDegrees));
    }
    return tag;
}

/// Refuses two tags that overlap, and two entries with the same tag number.
void checkTags(CheckedYaml& yaml, const TableDescription& table) {
    for (std::size_t i = 0; i < table.tags.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const std::string key = "tags[" + std::to_string(i) + "]";
            if (table.tags[i].id == table.tags[j].id) {
                return yaml.reject(key + ".id",
                                   message("tag %1 stands there twice", table.tags[i].id));
            }
            if (distance(table.tags[i].center, table.tags[j].center) < table.tagSize) {
                return yaml.reject(key + ".center_mm", message("lies on tag %1", table.tags[j].id));
            }
        }
    }
}

void readTags(CheckedYaml& yaml, TableDescription& table) {
    const YAML::Node name = yaml.required(yaml.root(), "tag_dictionary", "tag_dictionary");
    table.tagDictionary = yaml.text(name, "tag_dictionary");
    const auto family = tagFamily(table.tagDictionary);
    if (!family) {
        return yaml.reject("tag_dictionary",
                           message("is unknown; DICT_APRILTAG_36h11 is the usual one"));
    }
    table.tagSize = Millimetres(yaml.number(
        yaml.required(yaml.root(), "tag_size_mm", "tag_size_mm"), "tag_size_mm", kTagMm));
    const YAML::Node tags = yaml.required(yaml.root(), "tags", "tags");
    if (!yaml.ok()) {
        return;
    }
    if (!tags.IsSequence() || tags.size() == 0) {
        return yaml.reject("tags", message("must be a list of at least one tag"));
    }
    if (tags.size() > std::size_t(family->tags)) {
        return yaml.reject("tags", message("has more entries than the dictionary has tags"));
    }
    for (std::size_t i = 0; i < tags.size() && yaml.ok(); ++i) {
        table.tags.push_back(readTag(yaml, tags[i], "tags[" + std::to_string(i) + "]", *family));
    }
    if (yaml.ok()) {
        checkTags(yaml, table);
    }
}

std::optional<BoardPlacement> readBoard(CheckedYaml& yaml) {
    const YAML::Node node = yaml.optional(yaml.root(), "board");
    if (node.IsNull()) {
        return std::nullopt;
    }
    BoardPlacement board;
    board.game = yaml.text(yaml.required(node, "game", "board.game"), "board.game");
    board.origin = readPoint(yaml, node, "origin_mm", "board.origin_mm");
    const auto sized = [&](const char* name) {
        const std::string key = std::string("board.") + name;
        return std::pair(yaml.required(node, name, key), key);
    };
    const auto [cell, cellKey] = sized("cell_mm");
    board.cell = Millimetres(yaml.number(cell, cellKey, kCellMm));
    const auto [columns, columnsKey] = sized("cols");
    board.columns = yaml.integer(columns, columnsKey, kCells);
    const auto [rows, rowsKey] = sized("rows");
    board.rows = yaml.integer(rows, rowsKey, kCells);
    if (const YAML::Node stone = yaml.optional(node, "stone_mm"); !stone.IsNull()) {
        board.stone = Millimetres(yaml.number(stone, "board.stone_mm", kStoneMm));
    }
    return board;
}

std::string pairText(TablePoint p) {
    return "[ " + exactText(p.x.value()) + ", " + exactText(p.y.value()) + " ]";
}

} // namespace

Calibrated<TableDescription> parseTable(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name,
                     message("correct it, or write it anew with `umpire calibrate table`"));
    TableDescription table;
    const auto area =
        yaml.numbers(yaml.required(yaml.root(), "area_mm", "area_mm"), "area_mm", 2, kAreaMm);
    table.width = Millimetres(area[0]);
    table.height = Millimetres(area[1]);
    readTags(yaml, table);
    table.board = readBoard(yaml);
    if (!yaml.ok()) {
        return tl::unexpected(yaml.fault());
    }
    return table;
}

Calibrated<TableDescription> loadTable(const std::filesystem::path& file) {
    return readTextFile(file.string()).and_then([&](const std::string& text) {
        return parseTable(text, file.string());
    });
}

Calibrated<void> saveTable(const TableDescription& table, const std::filesystem::path& file) {
    std::string text = "%YAML:1.0\n---\narea_mm: " + pairText({table.width, table.height}) +
                       "\ntag_dictionary: " + table.tagDictionary +
                       "\ntag_size_mm: " + exactText(table.tagSize.value()) + "\ntags:\n";
    for (const TableTag& tag : table.tags) {
        text += "   - { id: " + std::to_string(tag.id) + ", center_mm: " + pairText(tag.center);
        if (tag.heading != Radians()) {
            text += ", heading_deg: " + exactText(degreesFromRadians(tag.heading));
        }
        text += " }\n";
    }
    if (const auto& b = table.board) {
        text += "board: { game: " + quotedText(b->game) + ", origin_mm: " + pairText(b->origin) +
                ", cell_mm: " + exactText(b->cell.value()) +
                ", cols: " + std::to_string(b->columns) + ", rows: " + std::to_string(b->rows) +
                (b->stone ? ", stone_mm: " + exactText(b->stone->value()) : "") + " }\n";
    }
    return writeTextFile(file.string(), text);
}

} // namespace umpire
