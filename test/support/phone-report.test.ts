import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type PlaywrightReport, readReport } from './phone-report.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const report = (file: string, statuses: readonly Status[], duration = 1000): PlaywrightReport['suites'][number] => ({
  suites: [
    {
      specs: statuses.map((status, place) => ({
        title: `test ${place + 1}`,
        file,
        tests: [{ status, results: status === 'flaky' ? [{ duration }, { duration }] : [{ duration }] }],
      })),
    },
  ],
});

test('what passed and failed is counted, what was skipped is not', () => {
  const suites = [report('a.test.ts', ['expected', 'skipped']), report('b.test.ts', ['unexpected', 'expected'])];
  assert.equal(readReport({ suites }, 10_000), { passed: 2, failed: 1, lines: [] });
});

test('flaky tests are named; two pass, a third fails them all', () => {
  const two = readReport({ suites: [report('a.test.ts', ['flaky', 'expected', 'flaky'])] }, 10_000);
  assert.equal(two, { passed: 3, failed: 0, lines: ['flaky: a.test.ts › test 1', 'flaky: a.test.ts › test 3'] });
  const three = readReport({ suites: [report('a.test.ts', ['flaky', 'flaky', 'flaky'])] }, 10_000);
  assert.equal([three.passed, three.failed], [0, 3]);
  assert.match(three.lines.at(-1) ?? '', '3 flaky tests, at most 2 may be');
});

test('a file that takes longer than its limit is named, and fails', () => {
  const { passed, failed, lines } = readReport(
    { suites: [report('a.test.ts', ['expected', 'expected'], 6000)] },
    10_000,
  );
  assert.equal([passed, failed], [2, 1]);
  assert.equal(lines, ['a.test.ts took 12 s, its limit is 10 s']);
});

test.run();
