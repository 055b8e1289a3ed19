import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneLimits } from './phone-limits.ts';
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

test('a whole run has the time that every deviation of every answer takes: some 4,700 of two seconds each', () => {
  const takes = 4_700 * 2_000;
  const whole = phoneLimits('all');
  const played = report('deviations.test.ts', ['expected', 'expected', 'expected', 'expected'], takes / 4);
  assert.equal(readReport({ suites: [played] }, whole.file).failed, 0);
  assert.ok(whole.run > takes / 3, 'three are played at a time');
  assert.is(readReport({ suites: [played] }, phoneLimits('pt').file).failed, 1);
});

test.run();
