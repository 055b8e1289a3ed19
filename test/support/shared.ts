/** Names, in the environment, the folder that all unit tests of a run copy their seeded world from; it is made by the first that needs it. */
export const SHARED_SEED = 'LEVE_UNIT_SEED';

/** Names, in the environment, the folder under dist/test/fixtures with the build that all build tests of a run read. */
export const SHARED_FIXTURE = 'LEVE_UNIT_FIXTURE';

/** Names, in the environment, build.mjs as one bundle: to read its source by tsx takes a process two seconds. */
export const SHARED_BUILD = 'LEVE_UNIT_BUILD';
