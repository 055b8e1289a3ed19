/** Flaky tests that a run may have: more of them are a fault that hides behind the second try. */
const FLAKY_LIMIT = 2;

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly duration: number }[];
  }[];
}

/** What a report says: its counts, and lines about what a person should know. */
export interface Read {
  readonly passed: number;
  readonly failed: number;
  readonly lines: readonly string[];
}

const specsOf = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);

/**
 * Counts a report. A flaky test, one that passed only when it was played again, is named; more than two fail.
 * @param fileLimit ms that the tests of a file may take in all; a file that takes longer is named, and fails
 */
export function readReport({ suites }: PlaywrightReport, fileLimit: number): Read {
  const specs = specsOf(suites);
  const tests = specs.flatMap(({ tests, title, file }) =>
    tests.map((test) => ({ ...test, name: `${file} › ${title}`, file })),
  );
  const having = (status: string) => tests.filter((test) => test.status === status);
  const flaky = having('flaky');
  const tooMany = flaky.length > FLAKY_LIMIT;
  const times = new Map<string, number>();
  for (const { file, results } of tests) {
    const time = results.reduce((total, { duration }) => total + duration, 0);
    times.set(file, (times.get(file) ?? 0) + time);
  }
  const slow = [...times].filter(([, time]) => time > fileLimit);
  return {
    passed: having('expected').length + (tooMany ? 0 : flaky.length),
    failed: having('unexpected').length + (tooMany ? flaky.length : 0) + slow.length,
    lines: [
      ...flaky.map(({ name }) => `flaky: ${name}`),
      ...(tooMany ? [`${flaky.length} flaky tests, at most ${FLAKY_LIMIT} may be`] : []),
      ...slow.map(([file, time]) => `${file} took ${Math.round(time / 1000)} s, its limit is ${fileLimit / 1000} s`),
    ],
  };
}
