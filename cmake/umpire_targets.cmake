# umpire_add_library(name SOURCES a.cpp… HEADERS a.h… LINK targets… [PRIVATE_LINK targets…] [TOGETHER topics… [ALONE a.cpp…]])
# One static library a folder. Headers are included from the repository's root ("vision/observe_table.h"),
# and each is compiled on its own by `all_verify_interface_header_sets`.
# TOGETHER: files whose names begin with the same topic are compiled as one, and so are all others, in half the time
# (`any`: no topics). ALONE: those in whose unnamed namespaces a name means something else than in their neighbours'.
function(umpire_add_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;LINK;PRIVATE_LINK;TOGETHER;ALONE" ${ARGN})
    set(kind STATIC)
    set(scope PUBLIC)
    if(NOT ARG_SOURCES)
        set(kind INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(${name} ${kind})
    string(REGEX REPLACE "^umpire_" "umpire::" alias ${name})
    add_library(${alias} ALIAS ${name})
    target_sources(${name} ${scope} FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${ARG_HEADERS})
    if(ARG_SOURCES)
        target_sources(${name} PRIVATE ${ARG_SOURCES})
        target_link_libraries(${name} PRIVATE ${ARG_PRIVATE_LINK})
    endif()
    target_link_libraries(${name} ${scope} ${ARG_LINK})
    target_compile_features(${name} ${scope} cxx_std_20)
    if(ARG_TOGETHER)
        umpire_compile_together(${name} TOPICS ${ARG_TOGETHER} SOURCES ${ARG_SOURCES} ALONE ${ARG_ALONE})
    endif()
endfunction()

# The presets for every day set UMPIRE_UNITY OFF: there each file stands alone.
option(UMPIRE_UNITY "Compile files together where that is allowed" ON)
function(umpire_compile_together name)
    cmake_parse_arguments(ARG "FOLDERS" "" "TOPICS;SOURCES;ALONE" ${ARGN})
    list(REMOVE_ITEM ARG_SOURCES ${ARG_ALONE})
    foreach(source IN LISTS ARG_SOURCES)
        get_filename_component(file ${source} NAME)
        string(REGEX REPLACE "[_.].*" "" topic ${file})
        if(ARG_FOLDERS AND source MATCHES "^([a-z_]+)/")
            set(topic ${CMAKE_MATCH_1})
        elseif(NOT topic IN_LIST ARG_TOPICS)
            set(topic others)
        endif()
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${topic})
    endforeach()
    set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp PROPERTIES UNITY_GROUP others)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ${UMPIRE_UNITY} UNITY_BUILD_MODE GROUP)
endfunction()

# umpire_add_test(name [ONE_PROCESS [EXCEPT filter]] [OWN_HEADERS] [TOGETHER [ALONE a.cpp…]] LABEL unit|blackbox|fault|…
#                 SOURCES a_test.cpp… LINK targets…)
# One GoogleTest program; ctest sees every test in it under `name.`. ONE_PROCESS: ctest sees the program only, for one
# whose many tests take less time than starting it as often; it must skip nothing, for ctest would not count that.
# EXCEPT: but the tests of this filter, which have an entry of their own.
# What nearly every test includes is compiled once, in tests/CMakeLists.txt. OWN_HEADERS: not for this one, whose flags are
# others (Qt wants position-independent code). TOGETHER: the files of each folder are compiled as one.
function(umpire_add_test name)
    cmake_parse_arguments(ARG "ONE_PROCESS;OWN_HEADERS;TOGETHER;BY_ITSELF" "LABEL;EXCEPT" "SOURCES;LINK;ALONE" ${ARGN})
    set(byItself OFF) # BY_ITSELF: a film in its own time, which needs the machine
    if(ARG_BY_ITSELF)
        set(byItself ON)
    endif()
    add_executable(${name} ${ARG_SOURCES})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gmock GTest::gtest_main)
    target_compile_definitions(${name} PRIVATE
        UMPIRE_SOURCE_DIR="${PROJECT_SOURCE_DIR}" UMPIRE_SHARED_DIR="${PROJECT_SOURCE_DIR}/../shared")
    if(ARG_TOGETHER)
        umpire_compile_together(${name} FOLDERS SOURCES ${ARG_SOURCES} ALONE ${ARG_ALONE})
    endif()
    if(NOT ARG_OWN_HEADERS)
        target_precompile_headers(${name} REUSE_FROM umpire_test_headers)
    endif()
    # Pictures come and go by the thousand: handing their memory back to the kernel each time is a seventh of a film's work.
    set(keepMemory GLIBC_TUNABLES=glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=1073741824)
    if(ARG_ONE_PROCESS)
        add_test(NAME ${name} COMMAND ${name} --gtest_filter=-${ARG_EXCEPT})
        set_tests_properties(${name} PROPERTIES LABELS ${ARG_LABEL} ENVIRONMENT ${keepMemory} RUN_SERIAL ${byItself})
    else()
        gtest_discover_tests(${name} TEST_PREFIX "${name}." DISCOVERY_TIMEOUT 60
            PROPERTIES LABELS ${ARG_LABEL} ENVIRONMENT ${keepMemory} RUN_SERIAL ${byItself})
    endif()
endfunction()
