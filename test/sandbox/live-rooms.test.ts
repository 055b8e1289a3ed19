import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { enterLiveRoom, getLiveModels, payLiveRoom } from '../../src/contract/calls/service.ts';
import { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import type { LiveModel } from '../../src/contract/schemas/service.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const query = { pageNo: 1, pageSize: 100, language: 'en' } as const;

const roomsOf = async ({ call }: TestSandbox, token?: string): Promise<LiveModel[]> =>
  (await call(getLiveModels, { query, ...(token && { token }) })).value.list;

const enter = ({ call }: TestSandbox, token: string, modelId: string) =>
  call(enterLiveRoom, { token, query: { modelId, language: 'en', backUrl: '/m/live-rooms' } });

/** A room of a type that is on the air. */
function onAir(rooms: readonly LiveModel[], type: LiveModel['roomType']): LiveModel {
  const found = rooms.find(({ roomType, streaming }) => roomType === type && streaming);
  if (!found) throw new Error(`no ${type} room is on the air`);
  return found;
}

test('rooms by type and page, those on the air first', () =>
  withSandbox(async (sandbox) => {
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

test('a free room opens to members with a key of its own, and to nobody without it', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const room = onAir(await roomsOf(sandbox), 'FREE');
    const { roomUrl } = (await enter(sandbox, token, room.modelId)).value;
    const [path, key] = roomUrl.split('#');
    assert.is((await fetch(`${sandbox.url}${path}`)).status, 200);
    const ask = (told: string) =>
      fetch(`${sandbox.url}/sandbox/live/room?lang=en`, { headers: { Authorization: `Room ${told}` } });
    const shown = (await (await ask(key ?? '')).json()) as { name: string; backUrl: string };
    assert.equal([shown.name, shown.backUrl], [room.name, '/m/live-rooms']);
    assert.is((await ask('guessed')).status, 401);
    assert.is((await enter(sandbox, token, 'live99')).code, 'not.found');
    const closed = (await roomsOf(sandbox)).find(({ streaming }) => !streaming);
    assert.is((await enter(sandbox, token, closed?.modelId ?? '')).code, 'live.closed');
  }));

test('a VIP room asks for its level', () =>
  withSandbox(async (sandbox) => {
    const room = onAir(await roomsOf(sandbox), 'VIP');
    assert.match(room.vipLevel ?? '', /Silver|Gold|Platinum/);
    assert.is((await enter(sandbox, await sandbox.signIn('newbie'), room.modelId)).code, 'live.level');
    assert.ok((await enter(sandbox, await sandbox.signIn('agent1'), room.modelId)).value.roomUrl);
  }));

test('pay per view is paid once a day, whatever the taps, and stands in the account record', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const room = onAir(await roomsOf(sandbox, token), 'PAY_PER_VIEW');
    const { modelId, price = '0' } = room;
    const balance = async () => Number((await call(getWallet, { token })).value.sumBalance);
    const before = await balance();
    assert.is((await enter(sandbox, token, modelId)).code, 'live.unpaid');
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
    assert.ok((await enter(sandbox, token, modelId)).value.roomUrl);
    assert.ok((await roomsOf(sandbox, token)).find((one) => one.modelId === modelId)?.paidUntil);
    const today = siteDay();
    const days = { startDate: today, endDate: today, pageNo: 1, pageSize: 20 };
    const moves = (await call(getTransactions, { token, query: days })).value.list;
    assert.equal(
      moves.filter(({ code }) => code === 'ticket').map(({ amount }) => amount),
      [`-${price}`],
    );
    const trial = await signIn('trial');
    assert.is((await call(payLiveRoom, { token: trial, body: { modelId, price } })).code, 'free.reject');
    pass(25 * 3600 * 1000);
    assert.not.ok((await roomsOf(sandbox, token)).find((one) => one.modelId === modelId)?.paidUntil);
  }));

test.run();
