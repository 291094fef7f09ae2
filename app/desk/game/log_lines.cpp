#include "app/desk/game/log_lines.h"

#include "app/desk/parts/measures.h"
#include "app/desk/rules/clause_links.h"

namespace umpire::desk {

QString LogLines::html(const QModelIndex& index) const {
    return QStringLiteral("<div style='white-space: pre-wrap'>%1</div>")
        .arg(clauseLinks(index.data().toString()));
}

QMargins LogLines::margins(const QStyleOptionViewItem& /*row*/) const {
    return {kStep / 2, kStep / 4, kStep / 2, kStep / 4};
}

} // namespace umpire::desk

#include "moc_log_lines.cpp"
