#include "vision/matches/match_judge.h"
#include "vision/proposals/piece_net.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <opencv2/imgcodecs.hpp>

/// The program `match_samples FOLDER` writes a file NAME.fits for every NAME.png with its NAME.view
/// in the folder. It contains the fits to the proposed sticks of the picture, which
/// judge_samples.py labels. The file has little-endian floats: a count, then for each fit tail x,
/// tail y, head x, head y (mm), 1 if headed, confidence, score of the proposal, and the judge's
/// picture (bytes: rows x columns x BGR).
namespace umpire {
namespace {

/// Reads NAME.view: focal length, centre x, centre y (pixels), half the side of the examined square
/// (mm), rotation matrix (9), translation (3, mm).
TableView readView(const std::filesystem::path& file, cv::Size size) {
    std::ifstream in(file);
    TableView view;
    double reach = 0;
    in >> view.camera.fx >> view.camera.cx >> view.camera.cy >> reach;
    view.camera.fy = view.camera.fx;
    view.camera.size = size;
    for (double& value : view.rotation.val) {
        in >> value;
    }
    for (double& value : view.translation.val) {
        in >> value;
    }
    view.areaOrigin = {Millimetres(-reach), Millimetres(-reach)};
    view.areaWidth = view.areaHeight = Millimetres(2 * reach);
    view.registration.method = RegistrationMethod::Tags;
    return view;
}

void put(std::ofstream& out, float value) {
    out.write(reinterpret_cast<const char*>(&value), sizeof value);
}

void writeFits(const std::filesystem::path& picture) {
    const cv::Mat image = cv::imread(picture.string());
    const TableView view =
        readView(std::filesystem::path(picture).replace_extension(".view"), image.size());
    const auto loose = proposals::sticksOf(proposals::proposePieces(image, view),
                                           proposals::StickHypothesis::Kind::Match);
    const auto fitted = matches::fitProposals(image, view, loose, PieceSizes{});
    std::ofstream out(std::filesystem::path(picture).replace_extension(".fits"), std::ios::binary);
    put(out, float(fitted.size()));
    for (const auto& [m, proposal] : fitted) {
        for (const Millimetres v : {m.tail.x, m.tail.y, m.head.x, m.head.y}) {
            put(out, float(v.value()));
        }
        for (const double v : {m.headed == Headed::Yes ? 1.0 : 0.0, m.confidence, proposal.score}) {
            put(out, float(v));
        }
        const cv::Mat strip = matches::judgePicture(image, view, m);
        out.write(strip.ptr<char>(), std::streamsize(strip.total() * strip.elemSize()));
    }
}

} // namespace
} // namespace umpire

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "match_samples FOLDER: a folder of NAME.png with NAME.view\n";
        return 2;
    }
    std::vector<std::filesystem::path> pictures;
    for (const auto& entry : std::filesystem::directory_iterator(arguments[1])) {
        if (entry.path().extension() == ".png" &&
            !std::filesystem::exists(
                std::filesystem::path(entry.path()).replace_extension(".fits"))) {
            pictures.push_back(entry.path());
        }
    }
    cv::setNumThreads(1);
    for (const auto& picture : pictures) {
        umpire::writeFits(picture);
    }
}
