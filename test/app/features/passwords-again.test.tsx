import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import '../../support/routes.ts';
import { loadTexts } from '../../../src/app/i18n/texts.ts';
import ChangePassword from '../../../src/app/pages/account/change-password/ChangePassword.tsx';
import { PaymentForm } from '../../../src/app/pages/member/payment-password/PaymentForm.tsx';
import type { SecurityConfig } from '../../../src/contract/schemas/security.ts';
import { render, reset, type } from '../../support/dom.ts';
import { enter, onPlatform } from '../stores/platform.ts';

const CONFIG = {
  paymentPassword: false,
  resetWays: [],
  masked: {},
  paymentRule: { minLength: 6, maxLength: 6, pattern: '^\\d+$' },
} as unknown as SecurityConfig;

const control = (name: string): HTMLInputElement => document.getElementById(`field-${name}`) as HTMLInputElement;
const drawn = () => new Promise((resolve) => setTimeout(resolve, 20));
const isWrong = (name: string): boolean => control(name).getAttribute('aria-invalid') === 'true';

/** Types a secret twice, changes the first, and takes the change back: what is said of the second each time. */
async function lookedAt(first: string, second: string, [right, other]: readonly [string, string]): Promise<boolean[]> {
  const said: boolean[] = [];
  const write = async (name: string, text: string) => {
    type(control(name), text);
    await drawn();
    said.push(isWrong(second));
  };
  await write(first, right);
  await write(second, right);
  await write(first, other);
  await write(first, right);
  await write(second, '');
  await write(first, other);
  return said;
}

/** Wrong as soon as the first one differs, right again when it does not, and nothing is said of an empty one. */
const SAID = [false, false, true, false, false, false];

test.after.each(reset);

test('the repetition of a payment password is looked at again when the first one changes', () =>
  onPlatform(async () => {
    await enter('member');
    await loadTexts('pt', ['fields', 'change']);
    render(<PaymentForm config={CONFIG} />);
    assert.equal(await lookedAt('paymentPassword', 'confirmation', ['482913', '482914']), SAID);
  }));

test('so is that of a new login password', () =>
  onPlatform(async () => {
    await enter('member');
    await loadTexts('pt', ['fields', 'change']);
    render(<ChangePassword />);
    assert.equal(await lookedAt('password', 'confimpsw', ['Segredo12', 'Segredo13']), SAID);
  }));

test.run();
