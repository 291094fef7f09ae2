// The headers that are compiled once for all tests need a file to belong to.
