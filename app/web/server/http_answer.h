#pragma once

#include <QHttpServerResponse>
#include <string>

namespace umpire {

/// Builds an answer that no cache keeps, and that ends the connection.
inline QHttpServerResponse
answered(const char* type, QByteArray body,
         QHttpServerResponse::StatusCode status = QHttpServerResponse::StatusCode::Ok) {
    QHttpServerResponse response(QByteArray(type), std::move(body), status);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Connection", "close");
    response.setHeader("X-Content-Type-Options", "nosniff");
    return response;
}

/// Builds an answer that consists of one line of text.
inline QHttpServerResponse said(const std::string& line, QHttpServerResponse::StatusCode status) {
    return answered("text/plain; charset=utf-8", QByteArray::fromStdString(line + "\n"), status);
}

} // namespace umpire
