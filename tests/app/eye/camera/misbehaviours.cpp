#include "tests/app/eye/camera/evil_camera.h"

#include <chrono>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

const std::string kMultipart = "HTTP/1.0 200 OK\r\n"
                               "Content-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n";

std::string textOf(const std::vector<std::uint8_t>& bytes) {
    return {bytes.begin(), bytes.end()};
}

std::string part(const std::string& body, const std::string& length) {
    return "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + length + "\r\n\r\n" + body +
           "\r\n";
}

std::string part(const std::string& body) {
    return part(body, std::to_string(body.size()));
}

std::string answer(const std::string& type, const std::string& body) {
    return "HTTP/1.0 200 OK\r\nContent-Type: " + type +
           "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string redirection(const std::string& to) {
    return "HTTP/1.0 302 Found\r\nLocation: " + to + "\r\nContent-Length: 0\r\n\r\n";
}

void forEver(const Send& send, const std::string& bytes) {
    while (send(bytes)) {
    }
}

/// Sends a stream that repeats this part.
void stream(const Send& send, const std::string& part) {
    if (send(kMultipart)) {
        while (send(part)) {
            std::this_thread::sleep_for(10ms);
        }
    }
}

/// Changes the size that the JPEG's frame header states.
std::string withSize(const EvilTable& table, int height, int width) {
    std::string jpeg = textOf(table.jpeg);
    const std::size_t at = jpeg.find("\xFF\xC0") + 5;
    jpeg[at] = char(height >> 8);
    jpeg[at + 1] = char(height & 0xFF);
    jpeg[at + 2] = char(width >> 8);
    jpeg[at + 3] = char(width & 0xFF);
    return jpeg;
}

std::string withHole(const EvilTable& table) {
    std::string jpeg = textOf(table.jpeg);
    return jpeg.replace(jpeg.size() / 2, jpeg.size() / 8, jpeg.size() / 8, '\0');
}

/// Makes 200 MB of zeros compressed as gzip: one byte, repeated 258 bytes at a time (RFC 1951).
std::string zeros() {
    std::string packed("\x1F\x8B\x08\0\0\0\0\0\0\x03", 10);
    int bits = 0;
    const auto add = [&](std::string_view more) {
        for (const char bit : more) {
            if (bits++ % 8 == 0) {
                packed += '\0';
            }
            packed.back() = char(packed.back() | (bit - '0') << (bits - 1) % 8);
        }
    };
    add("010"); // not the last block; fixed Huffman codes
    add("00110000");
    for (int i = 0; i < 200'000'000 / 258; ++i) {
        add("1100010100000");
    }
    return packed;
}

std::string repeated(const std::string& bytes, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) {
        text += bytes;
    }
    return text;
}

std::vector<Misbehaviour> ofHeaders() {
    using Table = const EvilTable&;
    return {
        {"hangs up at once", [](Table, const Send&) {}},
        {"says nothing",
         [](Table, const Send& send) {
             while (send("")) {
                 std::this_thread::sleep_for(100ms);
             }
         }},
        {"sends noise",
         [](Table, const Send& send) { forEver(send, repeated("\x8F\x01?\xC3", 1 << 20)); }},
        {"has no such page", [](Table, const Send& send) { send("HTTP/1.0 404 No\r\n\r\n"); }},
        {"is broken", [](Table, const Send& send) { send("HTTP/1.1 500 Oh\r\n\r\nno"); }},
        {"breaks off in its header",
         [](Table, const Send& send) { send("HTTP/1.0 200 OK\r\nConte"); }},
        {"sends elsewhere", [](Table t, const Send& send) { send(redirection(t.elsewhere)); }},
        {"sends to itself", [](Table t, const Send& send) { send(redirection(t.itself)); }},
        {"sends to a file",
         [](Table, const Send& send) { send(redirection("file:///etc/passwd")); }},
        {"sends a long header",
         [](Table, const Send& send) {
             send("HTTP/1.0 200 OK\r\nX: " + std::string(4 << 20, 'x') + "\r\n\r\n");
         }},
        {"sends headers without end",
         [](Table, const Send& send) {
             send("HTTP/1.0 200 OK\r\n");
             forEver(send, repeated("Set-Cookie: a=b; path=/\r\n", 10'000));
         }},
    };
}

std::vector<Misbehaviour> ofOtherThings() {
    using Table = const EvilTable&;
    return {
        {"is a page", [](Table, const Send& send) { send(answer("text/html", "<html></html>")); }},
        {"is a playlist",
         [](Table t, const Send& send) {
             send(answer("application/vnd.apple.mpegurl",
                         "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n" + t.elsewhere + ".ts\n"));
         }},
        {"is another playlist",
         [](Table t, const Send& send) {
             send(answer("application/dash+xml",
                         "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" "
                         "type=\"static\"><Period><AdaptationSet><Representation "
                         "mimeType=\"video/mp4\"><BaseURL>" +
                             t.elsewhere +
                             "</BaseURL></Representation></AdaptationSet></Period></MPD>"));
         }},
        {"is a list of files",
         [](Table t, const Send& send) {
             send(answer("text/plain", "ffconcat version 1.0\nfile " + t.elsewhere + "\n"));
         }},
        {"describes a session",
         [](Table, const Send& send) {
             send(answer("application/sdp", "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=x\r\nc=IN IP4 "
                                            "127.0.0.1\r\nt=0 0\r\nm=video 5004 RTP/AVP 26\r\n"));
         }},
        {"unpacks without end",
         [](Table, const Send& send) {
             send("HTTP/1.0 200 OK\r\nContent-Encoding: gzip\r\n"
                  "Content-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n");
             send(zeros());
         }},
        {"says that it is packed",
         [](Table t, const Send& send) {
             send("HTTP/1.0 200 OK\r\nContent-Encoding: gzip\r\n\r\n" + part(textOf(t.jpeg)));
         }},
        {"sends chunks of nonsense",
         [](Table, const Send& send) {
             send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
             forEver(send, "zz\r\n-1\r\n");
         }},
        {"sends a chunk of the largest size",
         [](Table, const Send& send) {
             send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n");
             forEver(send, std::string(4 << 20, 'x'));
         }},
    };
}

std::vector<Misbehaviour> ofParts() {
    using Table = const EvilTable&;
    return {
        {"names no boundary",
         [](Table t, const Send& send) {
             send("HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace\r\n\r\n");
             forEver(send, textOf(t.jpeg));
         }},
        {"keeps no boundary",
         [](Table, const Send& send) {
             send(kMultipart + "--frame\r\nContent-Type: image/jpeg\r\n\r\n");
             forEver(send, std::string(4 << 20, 'x'));
         }},
        {"sends a part without end",
         [](Table, const Send& send) {
             send(kMultipart + part("\xFF\xD8", "2147483000"));
             forEver(send, std::string(4 << 20, 'x'));
         }},
        {"has a negative length",
         [](Table t, const Send& send) { stream(send, part(textOf(t.jpeg), "-5")); }},
        {"has a length of zero",
         [](Table t, const Send& send) { stream(send, part(textOf(t.jpeg), "0")); }},
        {"has a length of words",
         [](Table t, const Send& send) { stream(send, part(textOf(t.jpeg), "abc")); }},
        {"has a length past counting",
         [](Table t, const Send& send) {
             stream(send, part(textOf(t.jpeg), "99999999999999999999"));
         }},
        {"has too short a length",
         [](Table t, const Send& send) { stream(send, part(textOf(t.jpeg), "10")); }},
        {"has too long a length",
         [](Table t, const Send& send) {
             stream(send, part(textOf(t.jpeg), std::to_string(t.jpeg.size() * 3 / 2)));
         }},
    };
}

std::vector<Misbehaviour> ofPictures() {
    using Table = const EvilTable&;
    return {
        {"cuts pictures off",
         [](Table t, const Send& send) {
             stream(send, part(textOf(t.jpeg).substr(0, t.jpeg.size() / 2)));
         }},
        {"damages pictures", [](Table t, const Send& send) { stream(send, part(withHole(t))); }},
        {"sends pictures of no size",
         [](Table t, const Send& send) { stream(send, part(withSize(t, 0, 0))); }},
        {"sends pictures of one pixel",
         [](Table t, const Send& send) { stream(send, part(withSize(t, 1, 1))); }},
        {"sends giant pictures",
         [](Table t, const Send& send) { stream(send, part(withSize(t, 65500, 65500))); }},
        {"sends empty pictures", [](Table, const Send& send) { stream(send, part("")); }},
        {"sends no pictures",
         [](Table, const Send& send) { stream(send, part("GIF89a, or is it?")); }},
        {"sends parts within parts",
         [](Table t, const Send& send) { stream(send, part(kMultipart + part(textOf(t.jpeg)))); }},
        {"changes its size all the time",
         [](Table t, const Send& send) {
             stream(send, part(textOf(t.jpeg)) + part(withSize(t, 400, 400)));
         }},
        {"drips",
         [](Table t, const Send& send) {
             send(kMultipart);
             for (const char c : part(textOf(t.jpeg))) {
                 if (!send(std::string(1, c))) {
                     return;
                 }
                 std::this_thread::sleep_for(50ms);
             }
         }},
    };
}

} // namespace

const std::vector<Misbehaviour>& misbehaviours() {
    static const std::vector<Misbehaviour> kAll = [] {
        std::vector<Misbehaviour> all;
        for (const auto& some : {ofHeaders(), ofOtherThings(), ofParts(), ofPictures()}) {
            all.insert(all.end(), some.begin(), some.end());
        }
        return all;
    }();
    return kAll;
}

void serveSanely(const EvilTable& table, const Send& send) {
    stream(send, part(textOf(table.jpeg)));
}

} // namespace umpire::testing
