import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnnouncement, getAnnouncements } from '../../src/contract/calls/announcements.ts';
import { getInbox, getInboxMessage } from '../../src/contract/calls/inbox.ts';
import {
  claimPromotion,
  getBonuses,
  getPromotionStates,
  joinPromotion,
  signUpRequestReward,
} from '../../src/contract/calls/promotions.ts';
import { takeTimeOut } from '../../src/contract/calls/protection.ts';
import { getRewardSummary } from '../../src/contract/calls/rewardSummary.ts';
import { claimReward } from '../../src/contract/calls/rewards.ts';
import { getBonusWallet, getWallet } from '../../src/contract/calls/wallet.ts';
import { DATABASE_FILE } from '../../src/sandbox/db/database.ts';
import type { PromotionRequest } from '../../src/sandbox/rules/promotionRequests.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const DAY = 24 * 3_600_000;
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Somebody whom no other test knows. */
const WHO = 'agent3';
const listed = { types: 'PR', groupName: '', platform: 'M', merchantCode: 'leve', language: 'en' } as const;

async function stateOf({ call }: TestSandbox, token: string, id: string) {
  return (await call(getPromotionStates, { token })).value.find(({ promotionId }) => promotionId === id);
}

async function requestsOf({ url }: TestSandbox, username: string): Promise<PromotionRequest[]> {
  const all = (await (await fetch(`${url}/sandbox/promotions.json`)).json()) as PromotionRequest[];
  return all.filter((one) => one.username === username);
}

const decide = ({ url }: TestSandbox, id: number, form: Record<string, string>) =>
  fetch(`${url}/sandbox/promotions/${id}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const setSite = ({ url }: TestSandbox, changes: object) =>
  fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });

/** Puts ended bets into the record, behind the sandbox's back. */
function played({ dataDir }: TestSandbox, username: string, gameType: string, stake: number): void {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  db.prepare(
    `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
     SELECT m.id, g.node_id, g.game_type, g.vassalage, ?, 0, 'lost', ? FROM members m, games g
     WHERE m.username = ? AND g.game_type = ? LIMIT 1`,
  ).run(stake, Date.now(), username, gameType);
  db.close();
}

test('the demo member stands in every state that a promotion has', () =>
  withSandbox(async (sandbox) => {
    const { value } = await sandbox.call(getPromotionStates, { token: await sandbox.signIn('member') });
    const statuses = new Set(value.map(({ status }) => status));
    for (const status of [
      ...(['join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'signed'] as const),
      'coming_soon' as const,
    ]) {
      assert.ok(statuses.has(status), status);
    }
    const of = (id: string) => value.find(({ promotionId }) => promotionId === id);
    assert.equal([of('p08')?.action, of('p08')?.amount], ['claim', '50.00']);
    assert.match(of('p06')?.reason ?? '', /home screen/);
    assert.is(of('p16')?.action, 'apply');
    assert.equal(of('p21'), { promotionId: 'p21', link: '/m/vip' });
    assert.equal([of('p03')?.status, of('p03')?.turnover, of('p03')?.turnoverNeeded], ['process', '75.60', '180.00']);
  }));

test('joining counts what is played from then on, and the prize is claimed once, by whatever way', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn(WHO);
    played(sandbox, WHO, 'RNG', 6000);
    const joined = await call(joinPromotion, { token, body: { promotionId: 'p09' } });
    assert.equal([joined.value.status, joined.value.turnoverNeeded], ['signed', '60.00']);
    assert.is((await call(joinPromotion, { token, body: { promotionId: 'p09' } })).value.status, 'signed');
    played(sandbox, WHO, 'FISH', 6000);
    played(sandbox, WHO, 'RNG', 1500);
    const under = await stateOf(sandbox, token, 'p09');
    assert.equal([under?.status, under?.turnover, under?.action], ['process', '15.00', undefined]);
    assert.is((await call(claimPromotion, { token, body: { promotionId: 'p09' } })).code, 'not.ready');
    const before = (await call(getRewardSummary, { token })).value.unclaimed;
    played(sandbox, WHO, 'RNG', 4500);
    assert.is((await call(getRewardSummary, { token })).value.unclaimed, before + 1);
    assert.equal((await stateOf(sandbox, token, 'p09'))?.action, 'claim');
    const body = { promotionId: 'p09' };
    const claims = await Promise.all([1, 2, 3].map(() => call(claimPromotion, { token, body })));
    assert.equal(claims.map(({ code }) => code).sort(), ['reward.claimed', 'reward.claimed', undefined]);
    assert.is((await stateOf(sandbox, token, 'p09'))?.status, 'claimed');
    const wallet = await call(getBonusWallet, { token });
    assert.equal(wallet.value, { balance: '6.00', wagering: '18.00', turnover: '0.00' });
    const [bonus] = (await call(getBonuses, { token, query: { pageNo: 1, pageSize: 10, language: 'pt' } })).value.list;
    assert.equal([bonus?.promotionId, bonus?.title], ['p09', 'Semana doce: 15 giros']);
  }));

test('an application is read by somebody, issued, and claimed once', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn(WHO);
    const apply = (remarks: string, pictures: string[]) =>
      call(signUpRequestReward, { token, body: { promotionId: 'p12-reward', remarks, pictures } });
    assert.is((await apply('', [PNG])).failure?.issues?.[0]?.field, 'remarks');
    assert.is((await apply('Rodada 77', [])).failure?.issues?.[0]?.field, 'pictures');
    assert.is((await apply('Rodada 77', ['data:image/png;base64,aGVsbG8='])).code, 'upload.invalid');
    assert.is((await apply('x'.repeat(141), [PNG])).code, 'payload.invalid');
    assert.is((await apply('Rodada 77', [PNG, PNG, PNG, PNG])).code, 'payload.invalid');
    assert.is((await apply('Rodada <b>77</b>', [PNG, PNG])).success, true);
    assert.is((await apply('Rodada 78', [PNG])).code, 'promotion.applied');
    assert.is((await stateOf(sandbox, token, 'p12'))?.status, 'applying');
    const [request, ...others] = await requestsOf(sandbox, WHO);
    assert.equal([request?.remarks, request?.pictures, others.length], ['Rodada <b>77</b>', 2, 0]);
    const id = request?.id ?? 0;
    const picture = await fetch(`${url}/sandbox/promotions/${id}/pictures/1`);
    assert.is(picture.headers.get('Content-Type'), 'image/png');
    assert.match(await (await fetch(`${url}/sandbox/promotions`)).text(), /Rodada &lt;b&gt;77/);
    assert.is((await decide(sandbox, id, { action: 'issue', amount: '0' })).status, 400);
    await decide(sandbox, id, { action: 'issue', amount: '35.50' });
    await decide(sandbox, id, { action: 'reject' });
    assert.is((await fetch(`${url}/sandbox/promotions/${id}/pictures/1`)).status, 404);
    const issued = await stateOf(sandbox, token, 'p12');
    assert.equal([issued?.status, issued?.action, issued?.amount], ['issued', 'claim', '35.50']);
    const [letter] = (await call(getInbox, { token, query: { pageNo: 1, pageSize: 5, language: 'pt' } })).value.list;
    const message = await call(getInboxMessage, {
      token,
      query: { messageId: letter?.messageId ?? '', language: 'pt' },
    });
    assert.match(message.value.content, /R\$\s35,50/);
    const money = async () => Number((await call(getWallet, { token })).value.sumBalance);
    const before = await money();
    const claimed = await call(claimPromotion, { token, body: { promotionId: 'p12' } });
    assert.is(claimed.value.amount, '35.50');
    const again = await call(claimReward, { token, body: { rewardId: `promotion:p12:${memberId(sandbox)}` } });
    assert.is(again.code, 'reward.claimed');
    assert.is(Math.round((await money()) * 100), Math.round(before * 100) + 3550);
    assert.is((await stateOf(sandbox, token, 'p12'))?.status, 'claimed');
    assert.is((await apply('Rodada 79', [PNG])).code, 'promotion.applied');
  }));

function memberId({ dataDir }: TestSandbox): number {
  const db = new Sqlite(join(dataDir, DATABASE_FILE));
  const id = db.prepare('SELECT id FROM members WHERE username = ?').pluck().get(WHO) as number;
  db.close();
  return id;
}

test('a rejection says why, and ends it', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn(WHO);
    const body = { promotionId: 'p16-reward', remarks: 'Aposta 12', pictures: [] };
    assert.is((await call(signUpRequestReward, { token, body })).success, true);
    await decide(sandbox, (await requestsOf(sandbox, WHO))[0]?.id ?? 0, { action: 'reject', reason: 'Fora do prazo' });
    const state = await stateOf(sandbox, token, 'p16');
    assert.equal([state?.status, state?.reason, state?.action], ['rejected', 'Fora do prazo', undefined]);
    assert.is((await call(claimPromotion, { token, body: { promotionId: 'p16' } })).code, 'not.ready');
    assert.is((await call(signUpRequestReward, { token, body })).code, 'promotion.applied');
  }));

test('what was issued can be claimed for some days, also after the promotion', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const shown = async () =>
      (await call(getAnnouncements, { token, query: listed })).value.promotion.some(({ id }) => id === 'p08');
    assert.is(await shown(), true);
    pass(8 * DAY);
    const again = await signIn('member');
    assert.is((await stateOf(sandbox, again, 'p08'))?.status, 'close');
    assert.is((await call(claimPromotion, { token: again, body: { promotionId: 'p08' } })).code, 'promotion.closed');
  }));

test('who may not take part is told so; who has closed play is shown no promotion', () =>
  withSandbox(async ({ call, signIn }) => {
    const trial = await signIn('trial');
    for (const asked of [
      await call(joinPromotion, { token: trial, body: { promotionId: 'p09' } }),
      await call(claimPromotion, { token: trial, body: { promotionId: 'p09' } }),
      await call(signUpRequestReward, {
        token: trial,
        body: { promotionId: 'p16-reward', remarks: 'a', pictures: [] },
      }),
    ]) {
      assert.is(asked.code, 'free.reject');
    }
    const token = await signIn(WHO);
    const join = (promotionId: string) => call(joinPromotion, { token, body: { promotionId } });
    assert.is((await join('p18')).code, 'promotion.closed');
    assert.is((await join('p25')).code, 'promotion.closed');
    assert.is((await join('p02')).code, 'promotion.closed');
    assert.is((await join('nope')).code, 'not.found');
    await call(takeTimeOut, { token, body: { hours: 24 } });
    assert.is((await join('p09')).code, 'account.excluded');
    assert.is((await call(getPromotionStates, { token })).code, 'account.excluded');
    assert.equal((await call(getAnnouncements, { token, query: listed })).value.promotion, []);
    const detail = await call(getAnnouncement, { token, query: { id: 'p09', language: 'pt' } });
    assert.is(detail.code, 'not.found');
  }));

test('every kind of promotion can be switched off', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn(WHO);
    const ids = async () => {
      const list = (await call(getAnnouncements, { query: listed })).value.promotion.map(({ id }) => id);
      const states = (await call(getPromotionStates, { token })).value.map(({ promotionId }) => promotionId);
      assert.equal([...states].sort(), [...list].sort());
      return list;
    };
    const all = await ids();
    const off = async (changes: object, gone: readonly string[]) => {
      await setSite(sandbox, changes);
      const left = await ids();
      assert.equal(
        all.filter((id) => !left.includes(id)),
        gone,
      );
    };
    await off({ promos: { LOGIN: false, REFERRAL: false } }, ['p23', 'p24']);
    await off({ features: { mall: false, tournaments: false, redRain: false } }, ['p22', 'p25', 'p07']);
    await off({ features: { rebate: false } }, ['p20', 'p11', 'p13']);
    await off({ promotions: { deposit_promo: false, p09: false } }, ['p03', 'p04', 'p05', 'p09']);
    assert.is((await call(joinPromotion, { token, body: { promotionId: 'p09' } })).code, 'not.found');
    await setSite(sandbox, {});
  }));

test.run();
