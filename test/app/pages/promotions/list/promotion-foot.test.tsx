import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../../support/dom.ts';
import '../../../../support/routes.ts';
import { PromotionFoot } from '../../../../../src/app/pages/promotions/list/PromotionFoot.tsx';
import { activity, activityDetail } from '../../../../../src/app/routes/links.ts';
import { dropSession } from '../../../../../src/app/stores/session/session.ts';
import { render } from '../../../../support/dom.ts';
import { withTexts } from '../../../stores/texts.ts';
import { PLAIN } from './plain-promotion.ts';

test('a promotion that says nothing of itself leads to its details, but not from there', async () => {
  await withTexts();
  dropSession();
  const listed = render(<PromotionFoot promotion={PLAIN} back={activity('p')} />);
  assert.is(listed.querySelector('a')?.getAttribute('href'), activityDetail('p'));
  const own = render(<PromotionFoot promotion={PLAIN} back={activityDetail('p')} />);
  assert.is(own.querySelectorAll('a, button').length, 0);
  const joinable = render(<PromotionFoot promotion={{ ...PLAIN, status: 'join' }} back={activityDetail('p')} />);
  assert.is(joinable.querySelectorAll('a, button').length, 1);
});

test.run();
