/** Names, in the environment, the folder that all unit tests of a run copy their seeded world from; it is made by the first that needs it. */
export const SHARED_SEED = 'LEVE_UNIT_SEED';

/** Names, in the environment, the build of the unchanged fixture app that all build tests of a run read; made by the first as well. */
export const SHARED_FIXTURE = 'LEVE_UNIT_FIXTURE';
