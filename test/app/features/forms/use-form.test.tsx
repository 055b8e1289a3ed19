import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepTyped, typedTexts } from '../../../../src/app/device/form-draft.ts';
import { faultsOf } from '../../../../src/app/features/forms/faults.ts';
import { useForm } from '../../../../src/app/features/forms/use-form.ts';
import { Field } from '../../../../src/app/ui/field/Field.tsx';
import { fire, render, reset, type } from '../../../support/dom.ts';

const sent: object[] = [];
let end: (outcome?: Error | false) => void = () => undefined;

/** A form that says what it holds; its sending ends when the test says so. */
function Form({ onDone, together }: { onDone?: () => void; together?: true }) {
  const form = useForm({
    name: 'test',
    first: { city: 'Recife', password: '' },
    check: ({ city, password }) =>
      faultsOf({
        city: city ? undefined : { key: 'field_required' },
        password: password ? undefined : { key: 'field_required' },
      }),
    send: (values) => {
      sent.push(values);
      return new Promise((resolve, reject) => {
        end = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      });
    },
    refused: (thrown, { tell }) => tell((thrown as Error).message, { key: 'field_required' }),
    ...(onDone && { done: onDone }),
    ...(together && { together }),
  });
  const field = (name: 'city' | 'password') => (
    <Field
      name={name}
      label={name}
      value={form.values[name]}
      error={form.faults[name]?.key}
      onChange={(text) => form.set({ [name]: text })}
      onBlur={() => form.leave(name)}
    />
  );
  return (
    <form onSubmit={form.submit} aria-busy={form.busy} data-tried={form.tried}>
      {field('city')}
      {field('password')}
      {form.failed && <p role="alert">{form.failed.key}</p>}
    </form>
  );
}

const control = (name: string): HTMLInputElement => document.getElementById(`field-${name}`) as HTMLInputElement;
const isWrong = (name: string): boolean => control(name).getAttribute('aria-invalid') === 'true';
const submit = () => fire(document.querySelector('form') as HTMLFormElement, 'submit');
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test.after.each(() => {
  reset();
  keepTyped('test', undefined);
  sent.length = 0;
});

test('a form with faults is not sent: the first wrong field has the focus, and typing into it takes its fault away', () => {
  render(<Form />);
  type(control('city'), '');
  submit();
  assert.equal(sent, []);
  assert.equal([isWrong('city'), isWrong('password')], [true, true]);
  assert.is(document.activeElement, control('city'));
  type(control('city'), 'Natal');
  assert.equal([isWrong('city'), isWrong('password')], [false, true]);
});

test('an empty field that is left is no fault before the form is sent', () => {
  render(<Form />);
  fire(control('password'), 'blur');
  assert.not(isWrong('password'));
});

test('a reload keeps what was touched, but no secret', () => {
  render(<Form />);
  type(control('password'), 'Leve1234');
  assert.equal(typedTexts('test'), {});
  type(control('city'), 'Natal');
  assert.equal(typedTexts('test'), { city: 'Natal' });
  reset();
  render(<Form />);
  assert.equal([control('city').value, control('password').value], ['Natal', '']);
});

test('a second submit waits for the end of the first; then nothing typed is kept', async () => {
  let ends = 0;
  render(<Form onDone={() => (ends += 1)} />);
  type(control('city'), 'Natal');
  type(control('password'), 'Leve1234');
  submit();
  submit();
  assert.equal(sent, [{ city: 'Natal', password: 'Leve1234' }]);
  end();
  await settled();
  assert.is(ends, 1);
  assert.equal(typedTexts('test'), {});
  assert.equal([control('city').value, control('password').value], ['Recife', '']);
});

test('a refusal stands beside its field, or below the form where it has no such field', async () => {
  render(<Form />);
  type(control('password'), 'Leve1234');
  submit();
  end(new Error('password'));
  await settled();
  assert.ok(isWrong('password'));
  assert.is(control('password').value, 'Leve1234');
  type(control('password'), 'Leve12345');
  submit();
  end(new Error('wallet'));
  await settled();
  assert.not(isWrong('password'));
  assert.is(document.querySelector('form > p[role="alert"]')?.textContent, 'field_required');
});

test('a form that was not taken keeps what was typed', async () => {
  render(<Form onDone={assert.unreachable} />);
  type(control('city'), 'Natal');
  type(control('password'), 'Leve1234');
  submit();
  end(false);
  await settled();
  assert.equal(typedTexts('test'), { city: 'Natal' });
  assert.is(control('password').value, 'Leve1234');
});

test('a change takes away all faults that are about several fields together, and the form knows that it was tried', () => {
  render(<Form together />);
  const tried = () => document.querySelector('form')?.dataset.tried;
  assert.is(tried(), 'false');
  type(control('city'), '');
  submit();
  assert.equal([isWrong('city'), isWrong('password'), tried()], [true, true, 'true']);
  type(control('city'), 'Natal');
  assert.equal([isWrong('city'), isWrong('password')], [false, false]);
});

test.run();
