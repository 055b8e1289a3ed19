import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { followDraw, standingFrom, standingOf } from '../../../../src/app/stores/lottery/draws.ts';
import { groupsOf, launchableOf, lotteries, lotteryMenu } from '../../../../src/app/stores/lottery/lottery.ts';
import type { Lottery } from '../../../../src/contract/schemas/lottery.ts';
import { madeCalls, onPlatform, turn, until } from '../platform.ts';

const lottery = (gameCode: string): Lottery => ({
  gameCode,
  name: gameCode,
  vendor: 'LOTT',
  iconUrl: '',
  groupCode: 'any',
  isTop: 0,
  lottoMode: 'Tradition',
});
const codes = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ groupCode, lotteries: all }) => [groupCode, ...all.map(({ gameCode }) => gameCode)]);
const group = (groupCode: string, ...gameCodes: string[]) => ({ groupCode, name: groupCode, gameCodes });

test('groups stand in the order of the menu, with what the list knows, none empty and none twice', () => {
  const list = ['a', 'b', 'c'].map(lottery);
  const menu = [group('two', 'c', 'gone', 'a', 'c'), group('empty', 'gone'), group('one', 'b')];
  assert.equal(codes(groupsOf(menu, list)), [
    ['two', 'c', 'a'],
    ['one', 'b'],
  ]);
});

test('without a menu, or with one that knows nothing of the list, all lotteries stand in one group', () => {
  assert.equal(codes(groupsOf([], [lottery('a')])), [['', 'a']]);
  assert.equal(codes(groupsOf([group('x', 'gone')], [lottery('a')])), [['', 'a']]);
  assert.equal(groupsOf([], []), []);
});

test('a lottery is launched by its code alone', () => {
  const { gameId, nodeId, vassalage, lottoMode } = launchableOf(lottery('x'));
  assert.equal([gameId, nodeId, vassalage, lottoMode], ['x', 0, 'LOTT', 'Tradition']);
});

test('a standing is told in the phone’s clock, however wrong that is', () => {
  const told = {
    gameCode: 'a',
    numero: '1',
    asOf: '2026-11-21T12:00:00.000Z',
    closesAt: '2026-11-21T12:00:30.000Z',
    drawAt: '2026-11-21T12:00:35.000Z',
  };
  const standing = standingFrom(told, 5_000);
  assert.equal([standing?.closesAt, standing?.drawAt], [35_000, 40_000]);
  assert.is(standingFrom({ ...told, drawAt: 'soon' }, 0), undefined);
});

test('lotteries that come on the screen together are asked for in one question, and no more once they have left', () =>
  onPlatform(async () => {
    await Promise.all([lotteries.load(), lotteryMenu.load()]);
    const [a, b] = (lotteries.value.peek() ?? []).map(({ gameCode }) => gameCode) as [string, string];
    const stops = [followDraw(a), followDraw(b), followDraw(a)];
    await until(() => standingOf(b).peek() !== undefined);
    assert.match(standingOf(a).peek()?.numero ?? '', /^\d{8}-\d{4}$/);
    assert.is(madeCalls().filter((call) => call.endsWith('/numero')).length, 1);
    for (const stop of stops) stop();
  }));

test('a question that fails is asked again after a pause', () =>
  onPlatform(async (sandbox) => {
    await lotteries.load();
    const code = lotteries.value.peek()?.[5]?.gameCode ?? '';
    await turn(sandbox, { html: true });
    const stop = followDraw(code);
    await until(() => madeCalls().some((call) => call.endsWith('/numero')));
    await turn(sandbox);
    assert.is(standingOf(code).peek(), undefined);
    await until(() => standingOf(code).peek() !== undefined);
    stop();
  }));

test.run();
