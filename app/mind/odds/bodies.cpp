#include "app/mind/odds/drop.h"

#include <algorithm>
#include <btBulletDynamicsCommon.h>
#include <memory>
#include <string>

namespace umpire::odds {
namespace {

/// Bullet is made for bodies of 0.05 to 10 units (its manual: "Scaling The World"): its collision
/// margin of 0.04 and its contact threshold of 0.02 are absolute. In metres a match would be 0.002
/// thick, which is less than both. Therefore one unit is one centimetre here. Gravity is then 981
/// units per square second, and a match measures 4.2 x 0.2 x 0.2 units.
constexpr double kUnitsPerMillimetre = 0.1;
constexpr double kGravity = 981.0;

/// Time step of the simulation, in seconds. After a fall of 15 cm a match moves 3.4 mm per step.
/// With a half, a quarter and an eighth of this step, the spread of the matches at rest differs by
/// 1 % (docs/odds.md).
constexpr double kStep = 1.0 / 500.0;

/// Maximum number of steps: 1.5 s. In most drops all matches are at rest after 0.4 s.
constexpr int kMostSteps = 750;

/// A match whose speed and spin stay below these limits for kRestSeconds is at rest, until another
/// match strikes it. At the limits friction stops it within 0.01 mm. Limits of a fifth give the
/// same result in twice the time, because a match that lies on others never stops trembling. Units:
/// centimetres per second, radians per second, seconds.
constexpr double kRestSpeed = 1.0;
constexpr double kRestSpin = 0.7;
constexpr double kRestSeconds = 0.03;

/// Density of a match, in kilograms per cubic centimetre. Aspen, the wood of matches, has about
/// 0.45 g/cm3. The mass matters only in collisions between matches, not in those with fixed bodies.
constexpr double kDensity = 0.45e-3;

/// Height of the lowest match above the highest piece at which the simulation begins, in
/// centimetres. Above it the fall is computed by formula.
constexpr double kClearance = 0.1;

/// Half extents of the slab that forms the table, in centimetres. Two boxes are used, not Bullet's
/// infinite plane: the plane creates contacts before the bodies touch, and with short steps they
/// absorb the bounce (with steps of 1/4000 s the matches are scattered half as widely).
constexpr double kTableReach = 150.0;
constexpr double kTableDepth = 5.0;

/// Standard deviation of the spin about each axis, in radians per second. Assumed: no hand releases
/// a match without spin. The tip of a match then moves at 4 cm/s, while the match falls at 170
/// cm/s. Without spin the first contact would have no direction of slip, and Bullet would use the
/// table's y axis: twice as many matches would lie along x as along y.
constexpr double kSpin = 2.0;

btScalar units(Millimetres length) {
    return length.value() * kUnitsPerMillimetre;
}

btQuaternion anyOrientation(Draws& draws) { // K. Shoemake, Graphics Gems III, 1992: "Uniform random
    const double part = draws.uniform();    // rotations"
    const double one = 2.0 * std::numbers::pi * draws.uniform();
    const double two = 2.0 * std::numbers::pi * draws.uniform();
    const double near = std::sqrt(1.0 - part);
    const double far = std::sqrt(part);
    return {near * std::sin(one), near * std::cos(one), far * std::sin(two), far * std::cos(two)};
}

/// Returns the minimum distance of two segments of equal half length, given by their middles and
/// directions (C. Ericson, "Real-Time Collision Detection", 2005, 5.1.9).
double gapBetween(const btTransform& a, const btTransform& b, double half) {
    const btVector3 alongA = a.getBasis().getColumn(0);
    const btVector3 alongB = b.getBasis().getColumn(0);
    const btVector3 between = a.getOrigin() - b.getOrigin();
    const double turn = alongA.dot(alongB);
    const double fromA = alongA.dot(between);
    const double fromB = alongB.dot(between);
    const double room = 1.0 - turn * turn;
    double onA = room > 1e-9 ? std::clamp((turn * fromB - fromA) / room, -half, half) : 0.0;
    const double onB = std::clamp(turn * onA + fromB, -half, half);
    onA = std::clamp(turn * onB - fromA, -half, half);
    return (between + alongA * onA - alongB * onB).length();
}

/// The simulation of one drop. Each drop has its own world, so earlier drops cannot affect it.
class World {
public:
    World(const Scene& scene, const Throw& handful, Draws& draws)
        : scene_(scene), handful_(handful), dispatcher_(&configuration_),
          world_(&dispatcher_, &broadphase_, &solver_, &configuration_),
          matchShape_(btVector3(units(scene.sizes.matchLength), units(scene.sizes.matchWidth),
                                units(scene.sizes.matchWidth)) *
                      0.5),
          galleyShape_(btVector3(units(scene.sizes.boxLength), units(scene.sizes.boxWidth),
                                 units(scene.sizes.boxHeight)) *
                       0.5),
          tableShape_(btVector3(kTableReach, kTableReach, kTableDepth)) {
        // a global variable of Bullet
        [[maybe_unused]] static const double once = gDeactivationTime = kRestSeconds;
        world_.setForceUpdateAllAabbs(false); // bodies at rest need no update
        world_.setGravity(btVector3(0, 0, -kGravity));
        // Resolves every overlap by displacement, not by an impulse, because an impulse would add
        // energy. Impulses grow with shorter steps: from 1/1000 s to 1/4000 s the spread grew by a
        // sixth.
        world_.getSolverInfo().m_splitImpulsePenetrationThreshold = 0.0;
        // Friction also acts across the slip direction, for instance when a match tips over its
        // end.
        world_.getSolverInfo().m_solverMode |= SOLVER_USE_2_FRICTION_DIRECTIONS;
        addFixed(tableShape_, btTransform(btQuaternion::getIdentity(), {0, 0, -kTableDepth}));
        for (const Galley& galley : scene.galleys) {
            const btQuaternion turned(btVector3(0, 0, 1), galley.heading.value());
            const TablePoint at = galley.center - scene.place;
            addFixed(galleyShape_, btTransform(turned, {units(at.x), units(at.y),
                                                        0.5 * units(scene.sizes.boxHeight)}));
        }
        addHandful(draws);
    }
    ~World() {
        for (const auto& body : bodies_) {
            world_.removeRigidBody(body.get());
        }
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    Landing fall(Follow follow) {
        Landing landing;
        for (int step = 0; step < kMostSteps && !isAtRest(); ++step) {
            world_.stepSimulation(kStep, 0);
            landing.touched = landing.touched || touchesGalley();
            if (landing.touched && follow == Follow::UntilSpoiled) {
                break;
            }
        }
        for (std::size_t number = 0; number < matchCount(); ++number) {
            const btTransform& at = matchBody(number).getWorldTransform();
            const btVector3 ahead =
                at.getBasis().getColumn(0) * (0.5 * units(scene_.sizes.matchLength));
            if (at.getOrigin().z() < 0.0) {
                continue; // the match fell off the table
            }
            Match match = matchAt({}, {}, scene_.sizes.matchLength, number);
            match.head = onTable(at.getOrigin() + ahead);
            match.tail = onTable(at.getOrigin() - ahead);
            landing.matches.push_back(match);
        }
        return landing;
    }

private:
    void addBody(btCollisionShape& shape, const btTransform& at, double mass) {
        btVector3 inertia(0, 0, 0);
        if (mass > 0.0) {
            shape.calculateLocalInertia(mass, inertia);
        }
        btRigidBody::btRigidBodyConstructionInfo facts(mass, nullptr, &shape, inertia);
        facts.m_startWorldTransform = at;
        // Bullet multiplies the coefficients of the two bodies.
        facts.m_friction = std::sqrt(handful_.friction);
        facts.m_restitution = std::sqrt(handful_.restitution);
        bodies_.push_back(std::make_unique<btRigidBody>(facts));
        bodies_.back()->setSleepingThresholds(kRestSpeed, kRestSpin);
        world_.addRigidBody(bodies_.back().get());
    }
    void addFixed(btCollisionShape& shape, const btTransform& at) {
        addBody(shape, at, 0.0);
        fixed_ = bodies_.size();
    }

    /// Adds the handful at the height at which it first comes close to the pieces while it falls.
    void addHandful(Draws& draws) {
        std::vector<btTransform> places;
        for (int number = 0; number < handful_.matches; ++number) {
            places.push_back(placeFor(places, draws));
        }
        const double half = 0.5 * units(scene_.sizes.matchLength);
        double lowest = units(handful_.height);
        for (const btTransform& place : places) {
            lowest = std::min(lowest, place.getOrigin().z() -
                                          half * std::abs(place.getBasis().getColumn(0).z()) -
                                          units(scene_.sizes.matchWidth));
        }
        const double top = scene_.galleys.empty() ? 0.0 : units(scene_.sizes.boxHeight);
        const double fallen = std::max(0.0, lowest - top - kClearance);
        for (btTransform place : places) {
            place.getOrigin() -= btVector3(0, 0, fallen);
            const double volume = units(scene_.sizes.matchLength) * units(scene_.sizes.matchWidth) *
                                  units(scene_.sizes.matchWidth);
            addBody(matchShape_, place, kDensity * volume);
            bodies_.back()->setLinearVelocity(btVector3(0, 0, -std::sqrt(2.0 * kGravity * fallen)));
            const double spinX = draws.normal();
            const double spinY = draws.normal();
            const double spinZ = draws.normal();
            bodies_.back()->setAngularVelocity(btVector3(spinX, spinY, spinZ) * kSpin);
        }
    }

    /// Returns a random pose for a match that does not overlap the other matches. After fifty
    /// attempts, returns a pose with an overlap; the simulation then pushes the matches apart.
    btTransform placeFor(const std::vector<btTransform>& others, Draws& draws) const {
        const double half = 0.5 * units(scene_.sizes.matchLength);
        const double width = std::numbers::sqrt2 * units(scene_.sizes.matchWidth);
        btTransform place;
        for (int tries = 0; tries < 50; ++tries) {
            const double x = draws.normal();
            const double y = draws.normal();
            const double z = draws.normal();
            const btQuaternion turned = anyOrientation(draws);
            place = btTransform(turned, btVector3(x, y, z) * units(handful_.spread));
            place.getOrigin().setZ(
                std::max(place.getOrigin().z() + units(handful_.height), half + width));
            const auto isClear = [&](const btTransform& other) {
                return gapBetween(place, other, half) > width;
            };
            if (std::ranges::all_of(others, isClear)) {
                break;
            }
        }
        return place;
    }

    [[nodiscard]] std::size_t matchCount() const { return bodies_.size() - fixed_; }
    [[nodiscard]] const btRigidBody& matchBody(std::size_t number) const {
        return *bodies_[fixed_ + number];
    }
    [[nodiscard]] TablePoint onTable(const btVector3& point) const {
        return scene_.place + TablePoint{Millimetres(point.x() / kUnitsPerMillimetre),
                                         Millimetres(point.y() / kUnitsPerMillimetre)};
    }

    [[nodiscard]] bool isGalley(const btCollisionObject* body) const {
        const auto isIt = [&](const auto& own) { return own.get() == body; };
        return std::any_of(bodies_.begin() + 1, bodies_.begin() + std::ptrdiff_t(fixed_), isIt);
    }
    /// Tells whether a match touches a galley. Bullet lists contacts before the bodies meet, so
    /// only a contact with an impulse counts.
    [[nodiscard]] bool touchesGalley() {
        for (int pair = 0; pair < dispatcher_.getNumManifolds(); ++pair) {
            const btPersistentManifold& contact = *dispatcher_.getManifoldByIndexInternal(pair);
            if (!isGalley(contact.getBody0()) && !isGalley(contact.getBody1())) {
                continue;
            }
            for (int point = 0; point < contact.getNumContacts(); ++point) {
                if (contact.getContactPoint(point).getAppliedImpulse() > 0.0) {
                    return true;
                }
            }
        }
        return false;
    }
    [[nodiscard]] bool isAtRest() const {
        return std::none_of(bodies_.begin() + std::ptrdiff_t(fixed_), bodies_.end(),
                            [](const auto& body) { return body->isActive(); });
    }

    static btDefaultCollisionConstructionInfo smallPools() {
        // pools for a few bodies; the default pools take megabytes
        btDefaultCollisionConstructionInfo pools;
        pools.m_defaultMaxPersistentManifoldPoolSize = 256;
        pools.m_defaultMaxCollisionAlgorithmPoolSize = 256;
        return pools;
    }

    const Scene& scene_;
    const Throw& handful_;
    btDefaultCollisionConfiguration configuration_{smallPools()};
    btCollisionDispatcher dispatcher_;
    btDbvtBroadphase broadphase_;
    btSequentialImpulseConstraintSolver solver_;
    btDiscreteDynamicsWorld world_;
    btBoxShape matchShape_;
    btBoxShape galleyShape_;
    btBoxShape tableShape_;
    /// Table, galleys and matches, in this order.
    std::vector<std::unique_ptr<btRigidBody>> bodies_;
    std::size_t fixed_ = 0; ///< number of fixed bodies
};

} // namespace

Landing dropBodies(const Scene& scene, const Throw& handful, Draws draws, Follow follow) {
    World world(scene, handful, draws);
    return world.fall(follow);
}

Match matchAt(TablePoint middle, Radians heading, Millimetres length, std::size_t number) {
    Match match;
    match.id = "m" + std::to_string(number + 1);
    match.head = middle + along(heading, length * 0.5);
    match.tail = middle - along(heading, length * 0.5);
    match.confidence = 1.0;
    return match;
}

Landing dropNeedles(const Scene& scene, const Throw& handful, Draws draws) {
    Landing landing;
    for (int number = 0; number < handful.matches; ++number) {
        const double x = draws.normal();
        const double y = draws.normal();
        const Radians heading(2.0 * std::numbers::pi * draws.uniform());
        const TablePoint middle = scene.place + TablePoint{handful.spread * x, handful.spread * y};
        landing.matches.push_back(
            matchAt(middle, heading, scene.sizes.matchLength, std::size_t(number)));
    }
    return landing;
}

} // namespace umpire::odds
