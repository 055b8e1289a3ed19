import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  enterLiveRoom,
  getLiveChat,
  getLiveModels,
  giveLiveGift,
  payLiveRoom,
  sendLiveLine,
} from '../../src/contract/calls/service.ts';
import { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import type { LiveLineForm, LiveModel } from '../../src/contract/schemas/service.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const query = { pageNo: 1, pageSize: 100, language: 'en' } as const;

const roomsOf = async ({ call }: TestSandbox, token?: string): Promise<LiveModel[]> =>
  (await call(getLiveModels, { query, ...(token && { token }) })).value.list;

const enter = ({ call }: TestSandbox, token: string, modelId: string) =>
  call(enterLiveRoom, { token, query: { modelId, language: 'en' } });

const chat = ({ call }: TestSandbox, token: string, modelId: string, after?: string) =>
  call(getLiveChat, { token, query: { modelId, language: 'en', ...(after && { after }) } });

const say = ({ call }: TestSandbox, token: string, body: LiveLineForm) => call(sendLiveLine, { token, body });

/** A sandbox whose hour has minutes left, as which rooms are on the air changes with it. At midnight it is there before the test is. */
const withRooms = (play: Parameters<typeof withSandbox>[0]): Promise<void> =>
  withSandbox(async (sandbox) => {
    const QUARTER = 15 * 60_000;
    if ((Date.now() + QUARTER) % (60 * 60_000) < QUARTER) sandbox.pass(QUARTER);
    await play(sandbox);
  });

/** A room of a type that is on the air. */
function onAir(rooms: readonly LiveModel[], type: LiveModel['roomType']): LiveModel {
  const found = rooms.find(({ roomType, streaming }) => roomType === type && streaming);
  if (!found) throw new Error(`no ${type} room is on the air`);
  return found;
}

test('rooms by type and page, those on the air first', () =>
  withRooms(async (sandbox) => {
    const { call } = sandbox;
    const all = await roomsOf(sandbox);
    assert.is(all.length, 48);
    const first = all.findIndex(({ streaming }) => !streaming);
    assert.ok(all.slice(first).every(({ streaming, viewers }) => !streaming && viewers === 0));
    const paid = (await call(getLiveModels, { query: { ...query, roomType: 'PAY_PER_VIEW', streaming: 1 } })).value
      .list;
    assert.ok(paid.length > 0 && paid.every(({ price, streaming }) => Number(price) > 0 && streaming));
    const page = (await call(getLiveModels, { query: { ...query, pageNo: 2, pageSize: 20 } })).value;
    assert.equal([page.list.length, page.pageNum, page.totalPages], [20, 2, 3]);
  }));

test('a free room opens to members, and its stage to who has a pass for it', () =>
  withRooms(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const room = onAir(await roomsOf(sandbox), 'FREE');
    const { entry, model, stream, gifts } = (await enter(sandbox, token, room.modelId)).value;
    assert.equal([entry, model.name, model.viewers], ['open', room.name, room.viewers]);
    assert.ok(gifts.length > 0 && gifts.every(({ price }) => Number(price) > 0));
    const stage = await fetch(`${sandbox.url}${stream?.url}`);
    assert.equal([stage.status, stage.headers.get('Content-Type')], [200, 'image/svg+xml']);
    assert.match(await stage.text(), /^<svg .*<\/svg>$/s);
    assert.is((await fetch(`${sandbox.url}/sandbox/live/guessed.svg`)).status, 403);
    assert.is((await enter(sandbox, token, 'live99')).code, 'not.found');
    const away = (await roomsOf(sandbox)).find(({ streaming }) => !streaming);
    const closed = (await enter(sandbox, token, away?.modelId ?? '')).value;
    assert.equal([closed.entry, closed.stream], ['closed', undefined]);
    assert.is((await chat(sandbox, token, away?.modelId ?? '')).code, 'live.closed');
    assert.is(
      (await sandbox.call(enterLiveRoom, { query: { modelId: 'live01', language: 'en' } })).code,
      'session.missing',
    );
  }));

test('a VIP room asks for its level', () =>
  withRooms(async (sandbox) => {
    const room = onAir(await roomsOf(sandbox), 'VIP');
    assert.match(room.vipLevel ?? '', /Silver|Gold|Platinum/);
    const newbie = await sandbox.signIn('newbie');
    assert.is((await enter(sandbox, newbie, room.modelId)).value.entry, 'level');
    assert.is((await chat(sandbox, newbie, room.modelId)).code, 'live.level');
    const high = await sandbox.signIn('agent1');
    const entries: unknown[] = [];
    for (const { modelId, roomType, streaming } of await roomsOf(sandbox)) {
      if (roomType === 'VIP' && streaming) entries.push((await enter(sandbox, high, modelId)).value.entry);
    }
    assert.ok(entries.includes('open'), 'who is high enough for the lowest level enters');
  }));

test('pay per view is paid once a day, whatever the taps, and stands in the account record', () =>
  withRooms(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const room = onAir(await roomsOf(sandbox, token), 'PAY_PER_VIEW');
    const { modelId, price = '0' } = room;
    const balance = async () => Number((await call(getWallet, { token })).value.sumBalance);
    const before = await balance();
    assert.is((await enter(sandbox, token, modelId)).value.entry, 'unpaid');
    assert.is((await call(payLiveRoom, { token, body: { modelId, price: '0.01' } })).code, 'live.price');
    const taps = await Promise.all(
      ['ticket-tap-1', 'ticket-tap-1', 'ticket-tap-2'].map((key) =>
        call(payLiveRoom, { token, key, body: { modelId, price } }),
      ),
    );
    assert.equal(
      taps.map(({ value }) => value.amount),
      [price, price, price],
    );
    assert.is(((await balance()) - before).toFixed(2), (-Number(price)).toFixed(2));
    const { url } = (await enter(sandbox, token, modelId)).value.stream ?? {};
    assert.is((await fetch(`${sandbox.url}${url}`)).status, 200);
    assert.ok((await roomsOf(sandbox, token)).find((one) => one.modelId === modelId)?.paidUntil);
    const days = { startDate: siteDay(), endDate: siteDay(1), pageNo: 1, pageSize: 20 };
    const moves = (await call(getTransactions, { token, query: days })).value.list;
    assert.equal(
      moves.filter(({ code }) => code === 'ticket').map(({ amount, source }) => [amount, source]),
      [[`-${price}`, room.name]],
    );
    const trial = await signIn('trial');
    assert.is((await call(payLiveRoom, { token: trial, body: { modelId, price } })).code, 'free.reject');
    pass(25 * 3600 * 1000);
    const later = await signIn('member');
    assert.not.ok((await roomsOf(sandbox, later)).find((one) => one.modelId === modelId)?.paidUntil);
    const { entry } = (await enter(sandbox, later, modelId)).value;
    assert.ok(entry === 'unpaid' || entry === 'closed', 'the ticket is over');
    assert.is((await fetch(`${sandbox.url}${url}`)).status, 403);
    assert.is((await chat(sandbox, later, modelId)).code, `live.${entry}`);
  }));

test('a chat goes on by itself, and what a member says comes back once, to others under half a name', () =>
  withRooms(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const { modelId } = onAir(await roomsOf(sandbox), 'FREE');
    const first = (await chat(sandbox, token, modelId)).value.lines;
    assert.ok(first.length > 5);
    assert.equal(
      first.map(({ lineId }) => lineId),
      [...first].sort((a, b) => (a.lineId < b.lineId ? -1 : 1)).map(({ lineId }) => lineId),
    );
    const after = first[first.length - 1]?.lineId ?? '';
    const body = { modelId, text: ' <img src=x onerror=alert(1)> olá ', lineKey: 'key-1' };
    const [sent, again] = await Promise.all([call(sendLiveLine, { token, body }), call(sendLiveLine, { token, body })]);
    assert.equal(sent.value, again.value);
    assert.equal([sent.value.text, sent.value.mine, sent.value.lineKey], [body.text.trim(), true, 'key-1']);
    assert.is((await say(sandbox, token, { ...body, lineKey: 'key-2' })).code, 'too.many.requests');
    assert.is((await say(sandbox, token, { ...body, lineKey: 'key-3', text: '   ' })).code, 'payload.invalid');
    assert.is(
      (await say(sandbox, token, { ...body, lineKey: 'key-4', text: 'a'.repeat(141) })).code,
      'payload.invalid',
    );
    assert.is((await say(sandbox, await signIn('trial'), { ...body, lineKey: 'key-5' })).code, 'free.reject');
    pass(20_000);
    const now = (await chat(sandbox, token, modelId, after)).value.lines;
    assert.ok(now.every(({ lineId }) => lineId > after));
    assert.is(now.filter(({ mine }) => mine).length, 1);
    const seen = (await chat(sandbox, await signIn('newbie'), modelId, after)).value.lines;
    const theirs = seen.find(({ text }) => text === body.text.trim());
    assert.equal([theirs?.author, theirs?.mine, theirs?.lineKey], ['me***r', false, undefined]);
    const last = now[now.length - 1]?.lineId ?? '';
    // The chat may have gone on meanwhile.
    assert.ok((await chat(sandbox, token, modelId, last)).value.lines.every(({ lineId }) => lineId > last));
  }));

test('a gift is paid once, thanked for, and stands in the account record', () =>
  withRooms(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const { modelId, name } = onAir(await roomsOf(sandbox), 'FREE');
    const { gifts } = (await enter(sandbox, token, modelId)).value;
    const { giftId = '', price = '' } = gifts.find(({ price: cost }) => cost === '10.00') ?? {};
    const balance = async () => Number((await call(getWallet, { token })).value.sumBalance);
    const before = await balance();
    const body = { modelId, giftId, price, language: 'en' } as const;
    const give = (change: object = {}, key = 'gift-tap-1') =>
      call(giveLiveGift, { token, key, body: { ...body, ...change } });
    const [one, two] = await Promise.all([give(), give()]);
    assert.equal(one.value, two.value);
    assert.equal([one.value.amount, one.value.line.gift?.name, one.value.line.mine], ['10.00', 'Party', true]);
    assert.is((await balance()).toFixed(2), (before - 10).toFixed(2));
    assert.is((await give({ price: '1.00' }, 'gift-tap-2')).code, 'live.price');
    assert.is((await give({ giftId: 'yacht' }, 'gift-tap-3')).code, 'not.found');
    assert.is((await call(giveLiveGift, { token: await signIn('trial'), body })).code, 'free.reject');
    const poor = await signIn('newbie');
    const crown = { ...body, giftId: 'crown', price: '50.00' };
    const owned = Number((await call(getWallet, { token: poor })).value.sumBalance);
    if (owned < 50) assert.is((await call(giveLiveGift, { token: poor, body: crown })).code, 'wallet.insufficient');
    pass(5000);
    const { lines } = (await chat(sandbox, token, modelId)).value;
    assert.is(lines.filter(({ gift }) => gift).length, 1);
    assert.ok(lines.some(({ host, text }) => host && text === 'Thank you for the gift, me***r!'));
    const days = { startDate: siteDay(), endDate: siteDay(1), pageNo: 1, pageSize: 20 };
    const moves = (await call(getTransactions, { token, query: { ...days, code: 'gift', language: 'en' } })).value.list;
    assert.equal(
      moves.map(({ amount, source }) => [amount, source]),
      [['-10.00', `Party for ${name}`]],
    );
  }));

test.run();
