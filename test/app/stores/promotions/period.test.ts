import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { loadTexts, t } from '../../../../src/app/i18n/texts.ts';
import { periodOf } from '../../../../src/app/stores/promotions/promotion-list.ts';
import type { Announcement } from '../../../../src/contract/schemas/announcements.ts';
import { withTexts } from '../texts.ts';

const period = (startDate: string, endDate: string, noExpiry: 0 | 1 = 0): string =>
  periodOf({ startDate, endDate, noExpiry } as Announcement);

test('a promotion tells the days that the platform tells, and no dash for one that it does not', async () => {
  await withTexts();
  await loadTexts('pt', ['promotions']);
  const long = t('promo_long_term');
  assert.ok(long);
  const [start, end] = ['2026-11-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z'];
  assert.is(period(start, end), '2026/11/01 – 2026/12/01');
  assert.is(period(start, end, 1), `2026/11/01 – ${long}`);
  assert.is(period(start, ''), `2026/11/01 – ${long}`);
  assert.is(period('', '', 1), long);
  assert.is(period('', ''), long);
});

test.run();
