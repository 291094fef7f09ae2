#pragma once

#include "app/measure/bench/bench.h"
#include "app/measure/bench/engine_bench.h"
#include "app/measure/bench/rules_bench.h"

#include <nlohmann/json_fwd.hpp>

/// Formats the answer of `umpire bench`.
namespace umpire {

struct BenchAnswer {
    BenchReport look;
    RulesBench rules;
    EnginesBench engines;
};

/// Returns the JSON document `umpire.bench/1`.
nlohmann::ordered_json jsonOf(const BenchAnswer& answer);
/// Returns tables for people.
std::string describe(const BenchAnswer& answer);

} // namespace umpire
