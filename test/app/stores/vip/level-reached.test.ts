import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { adoptSession } from '../../../../src/app/stores/session/session.ts';
import { levelReached } from '../../../../src/app/stores/vip/level-reached.ts';

const levels = ['Bronze', 'Prata', 'Ouro'].map((labelName, level) => ({
  level,
  labelName,
  depositNeeded: '0.00',
  turnoverNeeded: '0.00',
  upgradeBonus: '0.00',
  weeklyBonus: '0.00',
  birthdayBonus: '0.00',
  rebateRate: '0',
  withdrawalsPerDay: 1,
}));
const at = (level: number) =>
  levelReached({ level, levels } as unknown as Parameters<typeof levelReached>[0])?.labelName;
const enter = (userName: string) => adoptSession({ token: 't', userName, type: 0, firstTimeLogin: false }, 'm');

test('a level is reached once, and only above the one that this phone knew', () => {
  enter('ana');
  assert.is(at(1), undefined, 'the first look');
  assert.is(at(1), undefined);
  assert.is(at(2), 'Ouro');
  assert.is(at(2), undefined);
  assert.is(at(0), undefined, 'a level that fell');
  assert.is(at(1), 'Prata');
});

test('each member has a level of their own', () => {
  enter('bia');
  assert.is(at(2), undefined);
  enter('ana');
  assert.is(at(2), 'Ouro');
});

test.run();
