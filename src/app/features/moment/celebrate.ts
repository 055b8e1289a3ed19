import { vibrates } from '../../device/vibration.ts';
import { money } from '../../i18n/format.ts';
import type { TextKey, TextValues } from '../../i18n/texts.ts';
import { showMoment } from '../../stores/screen/moments.ts';
import { currency } from '../../stores/system/system.ts';
import { wallet } from '../../stores/wallet/wallet.ts';
import { lazy } from '../loading/lazy.ts';

const card = lazy(() => import('./MomentCard.tsx'), { texts: ['moment'] });

/** ms that a phone shakes. */
const SHAKE = 10;

function shake(): void {
  // Browsers refuse it before the first tap, and iPhones do not know it.
  if (vibrates()) navigator.vibrate?.(SHAKE);
}

/** Gives money that came in its moment: `amount` as a decimal string, and a sentence about it. */
export function celebrateMoney(amount: string, text: TextKey, more?: TextValues): void {
  const title = money(amount, currency.peek());
  const before = wallet.value.peek()?.sumBalance;
  showMoment({ card, kind: 'money', title: `+${title}`, text, values: { ...more, amount: title }, before });
  shake();
}

/** Gives a level that was reached its moment. */
export function celebrateLevel(name: string): void {
  showMoment({ card, kind: 'level', title: name, text: 'moment_level', values: { name }, before: undefined });
  shake();
}
