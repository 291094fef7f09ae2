#include "app/common/network/certificate.h"

#include "app/common/failure/small_file.h"
#include "app/common/network/event_thread.h"

#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>
#include <QDateTime>
#include <QHostAddress>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire {
namespace {

constexpr long kSecondsADay = 24L * 60L * 60L;
constexpr long kDays = 397;
constexpr long kDaysToSpare = 7;

template <auto Free>
struct FreedBy {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
using Key = std::unique_ptr<EVP_PKEY, FreedBy<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, FreedBy<X509_free>>;
using Extension = std::unique_ptr<X509_EXTENSION, FreedBy<X509_EXTENSION_free>>;
using Memory = std::unique_ptr<BIO, FreedBy<BIO_free_all>>;

tl::unexpected<Failure> cannotWrite(const std::string& what) {
    return failWith(ExitStatus::CannotWrite, what);
}

std::string textOf(const Memory& memory) {
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &bytes);
    return {bytes, std::size_t(std::max(size, 0L))};
}

bool addExtension(X509* certificate, int kind, const std::string& value) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    const Extension extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str()));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

bool describe(X509* certificate, EVP_PKEY* key, const std::string& names) {
    unsigned char serial[8];
    if (RAND_bytes(serial, sizeof serial) != 1) {
        return false;
    }
    std::uint64_t number = 0;
    for (const unsigned char byte : serial) {
        number = number << 8U | byte;
    }
    X509_NAME* name = X509_get_subject_name(certificate);
    static constexpr unsigned char kName[] = "Umpire on this machine";
    return X509_set_version(certificate, 2) == 1 &&
           ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), number >> 1U) == 1 &&
           X509_gmtime_adj(X509_getm_notBefore(certificate), -kSecondsADay) != nullptr &&
           X509_gmtime_adj(X509_getm_notAfter(certificate), (kDays - 1) * kSecondsADay) !=
               nullptr &&
           X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, kName, -1, -1, 0) == 1 &&
           X509_set_issuer_name(certificate, name) == 1 && X509_set_pubkey(certificate, key) == 1 &&
           addExtension(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
           addExtension(certificate, NID_ext_key_usage, "serverAuth") &&
           addExtension(certificate, NID_subject_alt_name, names) &&
           X509_sign(certificate, key, EVP_sha256()) > 0;
}

std::string wholeOf(const std::filesystem::path& file) {
    return smallFile(file).value_or("");
}

/// Tells whether key and certificate belong together, and the certificate stays valid for
/// kDaysToSpare days.
bool serves(const Identity& identity) {
    const Memory first(
        BIO_new_mem_buf(identity.certificate.data(), int(identity.certificate.size())));
    const Memory second(BIO_new_mem_buf(identity.key.data(), int(identity.key.size())));
    const Certificate certificate(PEM_read_bio_X509(first.get(), nullptr, nullptr, nullptr));
    const Key key(PEM_read_bio_PrivateKey(second.get(), nullptr, nullptr, nullptr));
    int days = 0;
    int seconds = 0;
    return certificate && key && X509_check_private_key(certificate.get(), key.get()) == 1 &&
           ASN1_TIME_diff(&days, &seconds, nullptr, X509_get0_notAfter(certificate.get())) == 1 &&
           days >= kDaysToSpare;
}

/// Writes the file completely or not at all: writes a new file and renames it. Returns false on
/// failure.
bool keep(const std::filesystem::path& file, const std::string& text) {
    const std::string fresh = file.string() + ".new";
    ::unlink(fresh.c_str());
    const int descriptor =
        ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) {
        return false;
    }
    const bool written = ::write(descriptor, text.data(), text.size()) == ssize_t(text.size()) &&
                         ::fsync(descriptor) == 0;
    ::close(descriptor);
    return written && ::rename(fresh.c_str(), file.c_str()) == 0;
}

} // namespace

Expected<Identity> makeIdentity(const std::vector<std::string>& addresses) {
    std::string names = "DNS:localhost,IP:127.0.0.1";
    for (const std::string& address : addresses) {
        if (address != "127.0.0.1" && address != "localhost") {
            const bool isNumber = !QHostAddress(QString::fromStdString(address)).isNull();
            names += (isNumber ? ",IP:" : ",DNS:") + address;
        }
    }
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate(X509_new());
    const Memory keyText(BIO_new(BIO_s_mem()));
    const Memory certificateText(BIO_new(BIO_s_mem()));
    if (!key || !certificate || !keyText || !certificateText ||
        !describe(certificate.get(), key.get(), names) ||
        PEM_write_bio_X509(certificateText.get(), certificate.get()) != 1 ||
        PEM_write_bio_PrivateKey(keyText.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) !=
            1) {
        return cannotWrite("no certificate for HTTPS can be made; is OpenSSL installed whole?");
    }
    return Identity{textOf(certificateText), textOf(keyText)};
}

Expected<Identity> identityIn(const std::filesystem::path& folder,
                              const std::vector<std::string>& addresses) {
    const Identity known{wholeOf(folder / "certificate.pem"), wholeOf(folder / "key.pem")};
    if (serves(known)) {
        return known;
    }
    return makeIdentity(addresses).and_then([&](const Identity& made) -> Expected<Identity> {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (!keep(folder / "key.pem", made.key) ||
            !keep(folder / "certificate.pem", made.certificate)) {
            return cannotWrite(folder.string() + ": the certificate for HTTPS cannot be kept "
                                                 "there; check that the folder may be written");
        }
        return made;
    });
}

std::vector<std::string> addressesIn(const std::string& certificate) {
    ensureApplication(); // Qt's TLS needs the application object
    std::vector<std::string> addresses;
    const QSslCertificate read(QByteArray::fromStdString(certificate), QSsl::Pem);
    for (const QString& each : read.subjectAlternativeNames()) {
        if (each != QStringLiteral("localhost") && each != QStringLiteral("127.0.0.1")) {
            addresses.push_back(each.toStdString());
        }
    }
    return addresses;
}

int daysLeft(const std::string& certificate) {
    ensureApplication();
    const QSslCertificate read(QByteArray::fromStdString(certificate), QSsl::Pem);
    constexpr qint64 kMsADay = 1000 * kSecondsADay;
    const qint64 ms = QDateTime::currentDateTimeUtc().msecsTo(read.expiryDate());
    return read.isNull() ? 0 : int(ms < 0 ? -1 - -ms / kMsADay : ms / kMsADay);
}

QSslConfiguration tlsOf(const Identity& identity) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(
        QSslCertificate(QByteArray::fromStdString(identity.certificate), QSsl::Pem));
    tls.setPrivateKey(QSslKey(QByteArray::fromStdString(identity.key), QSsl::Ec, QSsl::Pem));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone); // clients have no certificates
    return tls;
}

std::filesystem::path settingsFolder() {
    const char* settings = std::getenv("XDG_CONFIG_HOME");
    const char* home = std::getenv("HOME");
    const std::filesystem::path folder = settings != nullptr && *settings == '/'
                                             ? std::filesystem::path(settings)
                                             : std::filesystem::path(home ? home : "/") / ".config";
    return folder / "umpire";
}

} // namespace umpire
