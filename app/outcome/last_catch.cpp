#include "app/outcome/last_catch.h"

#include <algorithm>
#include <new>
#include <opencv2/core.hpp>

namespace umpire {
namespace {

constexpr const char* kNoMemory = "there is not enough memory";

std::string inOneLine(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

} // namespace

std::string whatWasThrown() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return kNoMemory;
    } catch (const cv::Exception& error) {
        return error.code == cv::Error::StsNoMem ? kNoMemory : inOneLine(error.what());
    } catch (const std::exception& error) {
        return inOneLine(error.what());
    } catch (...) {
        return "something unknown was thrown";
    }
}

} // namespace umpire
