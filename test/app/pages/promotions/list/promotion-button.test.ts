import '../../../../support/dom.ts';
import '../../../../support/routes.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  guestButton,
  labelOf,
  memberButton,
  wayOf,
} from '../../../../../src/app/pages/promotions/list/promotion-button.ts';
import { promotionStates } from '../../../../../src/app/stores/promotions/promotion-states.ts';
import { adoptSession, dropSession } from '../../../../../src/app/stores/session/session.ts';
import type { Announcement, PromotionStatus } from '../../../../../src/contract/schemas/announcements.ts';
import type { PromotionState } from '../../../../../src/contract/schemas/promotions.ts';
import type { SessionType } from '../../../../../src/contract/schemas/session.ts';
import { dictionary } from '../../../i18n/dictionaries.ts';
import { PLAIN } from './plain-promotion.ts';

const promotion = (status?: PromotionStatus, linkedPromotionId?: string): Announcement => ({
  ...PLAIN,
  ...(status && { status }),
  ...(linkedPromotionId && { linkedPromotionId }),
});

/** Signs in as an account of this type. */
function be(type: SessionType): void {
  dropSession();
  adoptSession({ token: `token-${type}`, userName: `type${type}`, type, firstTimeLogin: false });
}

const state = (given: Partial<PromotionState>): PromotionState => ({ promotionId: 'p', ...given });

const BACK = '/m/activity?id=p09';

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

const STATUSES = Object.keys(SPEC) as PromotionStatus[];

test.before.each(() => be(0));

test('a word that a platform has added leaves no empty button', () => {
  for (const word of ['paused', 'constructor']) {
    const status = word as PromotionStatus;
    const details = { text: 'activity_detail', act: 'detail' };
    assert.equal(guestButton(promotion(status)), details);
    assert.equal(memberButton(state({ status })), details);
    assert.equal(memberButton(state({ action: word as 'join' })), details);
  }
});

test('every status has a label in both languages, and no two the same', async () => {
  const texts = async (code: 'pt' | 'en') => {
    const table = await dictionary(code, 'promotions');
    return STATUSES.map((status) => table[labelOf(status) ?? '']);
  };
  assert.equal(
    await texts('en'),
    STATUSES.map((status) => SPEC[status]),
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

test('free play is offered an account for what it may not, and other types that may not are offered nothing', () => {
  const ways: Partial<PromotionState>[] = [
    { status: 'join', action: 'join' },
    { status: 'join', action: 'deposit' },
    { status: 'claim', action: 'apply' },
    { status: 'issued', action: 'claim' },
    { link: '/m/voucherCenter' },
  ];
  be(4);
  for (const way of ways) assert.equal(memberButton(state(way)), { text: 'register_now', act: 'register' });
  assert.is(wayOf('register', 'p09', BACK), '/m/register');
  for (const type of [40, 41, 42] as const) {
    be(type);
    for (const way of ways) assert.is(memberButton(state(way)), undefined, `${type} ${JSON.stringify(way)}`);
    assert.is(memberButton(state({ link: '/m/leaderboard' }))?.act, 'open');
  }
  for (const type of [0, 1, 2] as const) {
    be(type);
    for (const way of ways) assert.is(memberButton(state(way))?.act, way.action ?? 'open');
  }
});

test('a member can do what the platform says, and nothing else', () => {
  assert.equal(memberButton(state({ status: 'join', action: 'join' }))?.act, 'join');
  assert.equal(memberButton(state({ status: 'join', action: 'deposit' })), {
    text: 'activity_deposit',
    act: 'deposit',
  });
  assert.equal(memberButton(state({ status: 'claim', action: 'apply' })), { text: 'activity_apply', act: 'apply' });
  assert.equal(memberButton(state({ status: 'issued', action: 'claim' })), { text: 'activity_claim', act: 'claim' });
  for (const status of STATUSES) {
    assert.equal(memberButton(state({ status })), { text: labelOf(status) }, status);
  }
});

test('what takes place elsewhere is opened while it runs', () => {
  const link = '/m/leaderboard';
  for (const status of ['signed', 'process', undefined] as const) {
    assert.is(memberButton(state({ link, ...(status && { status }) }))?.act, 'open', status);
  }
  for (const status of ['close', 'rejected', 'claimed', 'coming_soon', 'applying'] as const) {
    assert.is(memberButton(state({ link, status }))?.act, undefined, status);
  }
  assert.equal(memberButton(state({})), { text: 'activity_detail', act: 'detail' });
});

test('a button leads where its promotion goes on; a guest logs in and comes back', () => {
  assert.is(wayOf('login', 'p09', BACK), '/m/login?next=%2Fm%2Factivity%3Fid%3Dp09');
  assert.is(wayOf('apply', 'p 1', BACK), '/m/applyReward?id=p%201');
  assert.is(wayOf('deposit', 'p03', BACK), '/m/voucherCenter?promotionId=p03');
  assert.is(wayOf('detail', 'p21', BACK), '/m/activityDetail?id=p21');
  for (const act of ['join', 'claim', undefined] as const) assert.is(wayOf(act, 'p09', BACK), undefined);
});

test('a promotion opens pages of this site alone', () => {
  const open = (link: string) => {
    promotionStates.set([{ promotionId: 'p20', link }]);
    return wayOf('open', 'p20', BACK);
  };
  assert.is(open('/m/rebate'), '/m/rebate');
  for (const link of ['https://example.com', '//example.com', 'javascript:alert(1)', '/\\example.com']) {
    assert.not(open(link), link);
  }
});

test.run();
