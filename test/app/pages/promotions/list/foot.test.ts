import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { guestButton, LABELS, memberButton } from '../../../../../src/app/pages/promotions/list/promotion-button.ts';
import type { Announcement, PromotionStatus } from '../../../../../src/contract/schemas/announcements.ts';
import type { PromotionState } from '../../../../../src/contract/schemas/promotions.ts';
import { dictionary } from '../../../i18n/dictionaries.ts';

const promotion = (status?: PromotionStatus, linkedPromotionId?: string): Announcement => ({
  id: 'p',
  title: 'P',
  category: 'other_promo',
  content: '',
  startDate: '2026-11-21T00:00:00.000Z',
  endDate: '2026-11-22T00:00:00.000Z',
  noExpiry: 0,
  imageRequired: 'N',
  remarkRequired: 'N',
  announcementImages: [],
  read: true,
  ...(status && { status }),
  ...(linkedPromotionId && { linkedPromotionId }),
});

const state = (given: Partial<PromotionState>): PromotionState => ({ promotionId: 'p', ...given });

/** What SPEC section 3 calls each status, in its own language. */
const SPEC: Record<PromotionStatus, string> = {
  join: 'Join',
  claim: 'Claim',
  applying: 'Under review',
  close: 'Closed',
  rejected: 'Rejected',
  issued: 'Issued',
  claimed: 'Claimed',
  process: 'In progress',
  signed: 'Joined',
  coming_soon: 'Coming soon',
};

test('every status has a label in both languages, and no two the same', async () => {
  const texts = async (code: 'pt' | 'en') => {
    const table = await dictionary(code, 'promotions');
    return Object.values(LABELS).map((key) => table[key]);
  };
  assert.equal(
    await texts('en'),
    (Object.keys(LABELS) as PromotionStatus[]).map((status) => SPEC[status]),
  );
  const portuguese = await texts('pt');
  assert.is(new Set(portuguese).size, 10);
  assert.ok(portuguese.every(Boolean));
});

test('a guest is led to the login for what members can do, and is told the rest', () => {
  assert.equal(guestButton(promotion('join')), { text: 'activity_join', act: 'login' });
  assert.equal(guestButton(promotion('claim', 'p-reward')), { text: 'activity_apply', act: 'login' });
  assert.equal(guestButton(promotion('claim')), { text: 'activity_claim', act: 'login' });
  assert.equal(guestButton(promotion('close')), { text: 'activity_close' });
  assert.equal(guestButton(promotion('coming_soon')), { text: 'activity_coming_soon' });
  assert.equal(guestButton(promotion()), { text: 'activity_detail', act: 'detail' });
});

test('a member can do what the platform says, and nothing else', () => {
  assert.equal(memberButton(state({ status: 'join', action: 'join' })).act, 'join');
  assert.equal(memberButton(state({ status: 'join', action: 'deposit' })), {
    text: 'activity_deposit',
    act: 'deposit',
  });
  assert.equal(memberButton(state({ status: 'claim', action: 'apply' })), { text: 'activity_apply', act: 'apply' });
  assert.equal(memberButton(state({ status: 'issued', action: 'claim' })), { text: 'activity_claim', act: 'claim' });
  for (const status of Object.keys(LABELS) as PromotionStatus[]) {
    assert.equal(memberButton(state({ status })), { text: LABELS[status] }, status);
  }
});

test('what takes place elsewhere is opened while it runs', () => {
  const link = '/m/leaderboard';
  for (const status of ['signed', 'process', undefined] as const) {
    assert.is(memberButton(state({ link, ...(status && { status }) })).act, 'open', status);
  }
  for (const status of ['close', 'rejected', 'claimed', 'coming_soon', 'applying'] as const) {
    assert.is(memberButton(state({ link, status })).act, undefined, status);
  }
  assert.equal(memberButton(state({})), { text: 'activity_detail', act: 'detail' });
});

test.run();
