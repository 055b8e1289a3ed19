import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { SignInMonth } from '../../../../src/app/pages/rewards/sign-in/SignInMonth.tsx';
import type { SignInCalendar } from '../../../../src/contract/schemas/rewards.ts';
import { render } from '../../../support/dom.ts';
import { withTexts } from '../../stores/texts.ts';

test('a day that is no date has no place in the calendar of the check-in', async () => {
  await withTexts();
  const days = ['soon', '2026-11-25'].map((day) => ({ day, status: 'claim', amount: '0.50' }));
  const calendar = { today: '2026-11-25', days } as unknown as SignInCalendar;
  const box = render(<SignInMonth calendar={calendar} />);
  assert.is(box.querySelectorAll('li').length, 1);
  assert.not.match(box.textContent ?? '', /NaN|Invalid/);
});

test.run();
