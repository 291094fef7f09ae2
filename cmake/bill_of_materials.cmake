# cmake -DPROGRAMS=umpire,umpire-desk -DVERSION=0.1.0 -DSOURCE=DIR -DOUT=FILE -P bill_of_materials.cmake
# Writes what the programs are made of as SPDX 2.3 in JSON (https://spdx.github.io/spdx-spec/v2.3/): the programs
# with their SHA-256, Debian's packages whose libraries they load, and those that they are built with.
# The same programs on the same system give the same bytes.
cmake_minimum_required(VERSION 3.25)

function(ask out) # ask(OUT COMMAND…): its output; empty where it fails
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE text ERROR_QUIET RESULT_VARIABLE status OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT status STREQUAL "0")
        set(text "")
    endif()
    set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Debian's packages that have the libraries which the programs name. One question to dpkg-query has all libraries,
# because each question costs a tenth of a second.
function(find_loaded_packages out)
    set(libraries "")
    foreach(program IN LISTS ARGN)
        ask(dynamic readelf -d ${program})
        string(REGEX REPLACE "[][]" " " dynamic "${dynamic}") # a lone bracket would hold a list together
        string(REGEX MATCHALL "Shared library:  [^ ]+" named "${dynamic}")
        list(APPEND libraries ${named})
    endforeach()
    list(REMOVE_DUPLICATES libraries)
    file(GLOB folders /lib/*-linux-gnu /usr/lib/*-linux-gnu) # whole paths are found at once, patterns are not
    set(paths "")
    foreach(folder IN LISTS folders)
        list(TRANSFORM libraries REPLACE "Shared library:  " "${folder}/" OUTPUT_VARIABLE in_folder)
        list(APPEND paths ${in_folder})
    endforeach()
    # dpkg-query fails where it misses one path, and still names the owners of the others.
    execute_process(COMMAND dpkg-query -S ${paths} OUTPUT_VARIABLE owners ERROR_QUIET)
    string(REGEX MATCHALL "[^\n]+" owners "${owners}")
    list(TRANSFORM owners REPLACE "^([a-z0-9.+-]+).*" "\\1")
    list(REMOVE_DUPLICATES owners)
    list(SORT owners)
    set(${out} ${owners} PARENT_SCOPE)
endfunction()

function(find_build_packages out)
    file(STRINGS ${SOURCE}/cmake/packages.txt lines REGEX "^build ")
    list(TRANSFORM lines REPLACE "^build " "")
    list(SORT lines)
    set(${out} ${lines} PARENT_SCOPE)
endfunction()

# Appends to the JSON values in `packages` and `relations`. `versions`: a line for each package that is installed. A
# package that is not there has no version.
macro(add_package package relation)
    set(version "")
    string(REGEX REPLACE "[.+]" "[\\0]" pattern "${package}")
    if(versions MATCHES "(^|\n)${pattern} ([^\n]+)")
        set(version ${CMAKE_MATCH_2})
    endif()
    string(REPLACE ":" "%3A" encoded "${version}")
    string(REPLACE "+" "%2B" encoded "${encoded}")
    string(REGEX REPLACE "[^a-zA-Z0-9.-]" "-" id "SPDXRef-${relation}-${package}")
    list(APPEND packages "{\"SPDXID\":\"${id}\",\"name\":\"${package}\",\"versionInfo\":\"${version}\",\
\"supplier\":\"Organization: Debian\",\"downloadLocation\":\"NOASSERTION\",\"filesAnalyzed\":false,\
\"licenseConcluded\":\"NOASSERTION\",\"licenseDeclared\":\"NOASSERTION\",\"copyrightText\":\"NOASSERTION\",\
\"externalRefs\":[{\"referenceCategory\":\"PACKAGE-MANAGER\",\"referenceType\":\"purl\",\
\"referenceLocator\":\"pkg:deb/debian/${package}@${encoded}\"}]}")
    if("${relation}" STREQUAL "loaded")
        list(APPEND relations "{\"spdxElementId\":\"SPDXRef-umpire\",\"relationshipType\":\"DYNAMIC_LINK\",\"relatedSpdxElement\":\"${id}\"}")
    else()
        list(APPEND relations "{\"spdxElementId\":\"${id}\",\"relationshipType\":\"BUILD_DEPENDENCY_OF\",\"relatedSpdxElement\":\"SPDXRef-umpire\"}")
    endif()
endmacro()

string(REPLACE "," ";" PROGRAMS "${PROGRAMS}")
set(packages "{\"SPDXID\":\"SPDXRef-umpire\",\"name\":\"umpire\",\"versionInfo\":\"${VERSION}\",\
\"downloadLocation\":\"NOASSERTION\",\"filesAnalyzed\":false,\"licenseConcluded\":\"NOASSERTION\",\
\"licenseDeclared\":\"Apache-2.0\",\"copyrightText\":\"Copyright 2026 Umpire's maintainers\"}")
set(relations "{\"spdxElementId\":\"SPDXRef-DOCUMENT\",\"relationshipType\":\"DESCRIBES\",\"relatedSpdxElement\":\"SPDXRef-umpire\"}")
set(files "")
set(hashes "")
foreach(program IN LISTS PROGRAMS)
    cmake_path(GET program FILENAME name)
    file(SHA256 ${program} hash)
    string(APPEND hashes ${hash})
    list(APPEND files "{\"SPDXID\":\"SPDXRef-file-${name}\",\"fileName\":\"./bin/${name}\",\"fileTypes\":[\"BINARY\"],\
\"checksums\":[{\"algorithm\":\"SHA256\",\"checksumValue\":\"${hash}\"}],\"licenseConcluded\":\"NOASSERTION\",\"copyrightText\":\"NOASSERTION\"}")
    list(APPEND relations "{\"spdxElementId\":\"SPDXRef-umpire\",\"relationshipType\":\"CONTAINS\",\"relatedSpdxElement\":\"SPDXRef-file-${name}\"}")
endforeach()
find_loaded_packages(loaded ${PROGRAMS})
find_build_packages(built)
execute_process(COMMAND dpkg-query -W -f "\${Package} \${Version}\n" ${loaded} ${built} OUTPUT_VARIABLE versions ERROR_QUIET)
foreach(package IN LISTS loaded)
    add_package(${package} loaded)
endforeach()
foreach(package IN LISTS built)
    add_package(${package} built-with)
endforeach()

# When the source was last changed, not when it was built: a later build gives the same bytes.
set(seconds "$ENV{SOURCE_DATE_EPOCH}")
if(seconds STREQUAL "")
    ask(seconds git -C ${SOURCE} log -1 --format=%ct)
endif()
if(seconds STREQUAL "")
    set(seconds 0)
endif()
set(ENV{SOURCE_DATE_EPOCH} ${seconds})
string(TIMESTAMP created "%Y-%m-%dT%H:%M:%SZ" UTC)
string(SHA256 name "${hashes}${created}")
list(JOIN packages "," packages)
list(JOIN files "," files)
list(JOIN relations "," relations)
string(JSON bill SET "{}" spdxVersion "\"SPDX-2.3\"")
foreach(field IN ITEMS "dataLicense;\"CC0-1.0\"" "SPDXID;\"SPDXRef-DOCUMENT\"" "name;\"umpire-${VERSION}\""
        "documentNamespace;\"https://umpire.invalid/spdx/${name}\""
        "creationInfo;{\"created\":\"${created}\",\"creators\":[\"Tool: umpire's build\"]}")
    list(POP_FRONT field key)
    string(JSON bill SET "${bill}" ${key} "${field}")
endforeach()
string(JSON bill SET "${bill}" packages "[${packages}]")
string(JSON bill SET "${bill}" files "[${files}]")
string(JSON bill SET "${bill}" relationships "[${relations}]")
file(WRITE ${OUT} "${bill}\n")
