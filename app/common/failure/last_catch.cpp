#include "app/common/failure/last_catch.h"

#include <algorithm>
#include <new>
#include <opencv2/core.hpp>

namespace umpire {
namespace {

std::string inOneLine(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

} // namespace

Message whatWasThrown() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return message("there is not enough memory");
    } catch (const cv::Exception& error) {
        return error.code == cv::Error::StsNoMem ? message("there is not enough memory")
                                                 : inOneLine(error.what());
    } catch (const std::exception& error) {
        return inOneLine(error.what());
    } catch (...) {
        return "something unknown was thrown";
    }
}

} // namespace umpire
