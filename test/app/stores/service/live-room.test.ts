import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local, tab } from '../../../../src/app/device/storage.ts';
import {
  liveArrived,
  liveLines,
  liveViewers,
  readLines,
  sayLine,
} from '../../../../src/app/stores/service/live-chat.ts';
import { liveGift } from '../../../../src/app/stores/service/live-gift.ts';
import { liveRoom, openRoom } from '../../../../src/app/stores/service/live-room.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getLiveModels } from '../../../../src/contract/calls/service.ts';
import { getWallet } from '../../../../src/contract/calls/wallet.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const CHAT = '/lgw/live/chat';
const GIFT = '/lgw/live/gift';

/** Opens a room on the air that is free. */
async function inRoom(run: (sandbox: TestSandbox, token: string, modelId: string) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    for (const key of ['liveGift.#1', 'liveTicket.#1']) local.set(key, undefined);
    tab.set('liveLine', undefined);
    const token = await enter('member');
    const query = { pageNo: 1, pageSize: 100, language: 'pt' } as const;
    const { list } = (await sandbox.call(getLiveModels, { query })).value;
    const room = list.find(({ roomType, streaming }) => roomType === 'FREE' && streaming);
    openRoom(room?.modelId ?? '');
    await until(() => liveRoom.value.peek() !== undefined);
    await run(sandbox, token, room?.modelId ?? '');
    dropSession();
  });
}

const own = () => liveLines.peek().filter(({ mine }) => mine);

test('a line whose answer is lost keeps its text, and is said once whoever brings it', () =>
  inRoom(async (sandbox) => {
    assert.is(await readLines(), false);
    assert.ok(liveLines.peek().length > 0 && (liveViewers.peek() ?? 0) > 0);
    await turn(sandbox, { dropAnswerRate: 100, path: CHAT });
    assert.ok(await sayLine('olá'), 'why it was not taken');
    assert.is(own().length, 0);
    await turn(sandbox);
    assert.is(await sayLine('olá'), undefined);
    assert.is(own().length, 1);
    sandbox.pass(3000);
    assert.is(await readLines(), false);
    assert.is(own().length, 1);

    await turn(sandbox, { dropAnswerRate: 100, path: CHAT });
    assert.ok(await sayLine('de novo'));
    await turn(sandbox);
    sandbox.pass(1000);
    assert.is(await readLines(), false);
    assert.equal(
      own().map(({ text }) => text),
      ['olá', 'de novo'],
    );
    assert.is(liveArrived.peek(), 'de novo');
  }));

test('a line that is refused says why, and a room that has closed is asked for', () =>
  inRoom(async (sandbox, _token, modelId) => {
    assert.is(await sayLine('um'), undefined);
    assert.is(await sayLine('dois'), 'too_many_requests');
    for (let hours = 0; hours < 24 && liveRoom.value.peek()?.entry === 'open'; hours += 1) {
      sandbox.pass(3600 * 1000);
      await readLines();
      await until(() => !liveRoom.busy.peek());
    }
    assert.equal([liveRoom.value.peek()?.model.modelId, liveRoom.value.peek()?.entry], [modelId, 'closed']);
  }));

test('a gift whose answer is lost is paid once, under one key', () =>
  inRoom(async (sandbox, token, modelId) => {
    const balance = async () => Number((await sandbox.call(getWallet, { token })).value.sumBalance);
    const before = await balance();
    await turn(sandbox, { dropAnswerRate: 100, path: GIFT });
    const form = { modelId, giftId: 'rocket', name: 'Foguete', price: '25.00', language: 'pt' };
    await liveGift.start(form, undefined);
    assert.equal([liveGift.current.peek()?.value, liveGift.error.peek()?.unsettled], [undefined, true]);
    await turn(sandbox);
    await liveGift.resume();
    assert.is(liveGift.current.peek()?.value?.amount, '25.00');
    const keys = made.filter(({ call }) => call === `POST ${GIFT}`).map(({ key }) => key);
    assert.equal([keys.length, new Set(keys).size], [2, 1]);
    assert.is((before - (await balance())).toFixed(2), '25.00');
    assert.is(own().filter(({ gift }) => gift?.name === 'Foguete').length, 1);
    liveGift.close();
  }));

test.run();
