import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CaptchaField } from '../../../src/app/ui/field/CaptchaField.tsx';
import { Field, type FieldProps } from '../../../src/app/ui/field/Field.tsx';
import { focusField } from '../../../src/app/ui/field/shell.tsx';
import { fire, render, reset, type } from '../../support/dom.ts';

test.after.each(reset);

const input = () => {
  const found = document.querySelector<HTMLInputElement>('input');
  assert.ok(found);
  return found as HTMLInputElement;
};

const field = (props: Partial<FieldProps> = {}) => (
  <Field name="username" label="Username" value="joao" onChange={() => undefined} {...props} />
);

test('the label and the hint belong to the control', () => {
  render(field({ hint: 'Letters' }));
  assert.is(document.querySelector('label')?.htmlFor, input().id);
  assert.is(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent, 'Letters');
  assert.is(input().getAttribute('aria-invalid'), 'false');
});

test('an error takes the place of the hint and is announced', () => {
  render(field({ hint: 'Letters', error: 'Taken' }));
  assert.is(document.querySelector('[role=alert]')?.textContent, 'Taken');
  assert.is(input().getAttribute('aria-invalid'), 'true');
});

test('gives the text that was typed', () => {
  const typed: string[] = [];
  render(field({ value: '', onChange: (value) => typed.push(value) }));
  type(input(), 'maria');
  assert.equal(typed, ['maria']);
});

test('the eye shows and hides a password', () => {
  render(field({ type: 'password', reveal: { show: 'Show', hide: 'Hide' } }));
  assert.is(input().type, 'password');
  const eye = document.querySelector('button');
  assert.is(eye?.getAttribute('aria-label'), 'Show');
  if (eye) fire(eye, 'click');
  assert.is(input().type, 'text');
  assert.is(document.querySelector('button')?.getAttribute('aria-label'), 'Hide');
});

test('a captcha takes digits only', () => {
  const typed: string[] = [];
  render(
    <CaptchaField
      name="captcha"
      label="Code"
      value=""
      onChange={(value) => typed.push(value)}
      image=""
      maxLength={6}
      reloadLabel="Another"
      onReload={() => undefined}
    />,
  );
  type(input(), '12a3');
  assert.equal(typed, ['123']);
  assert.is(input().inputMode, 'numeric');
});

test('the first wrong field of a form can be focused by name', () => {
  render(field());
  assert.ok(focusField('username'));
  assert.is(document.activeElement, input());
  assert.not(focusField('nobody'));
});

test.run();
