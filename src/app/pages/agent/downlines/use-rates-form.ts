import type { RebateRate } from '../../../../contract/schemas/agent.ts';
import type { Fault } from '../../../features/forms/faults.ts';
import { type FormActions, type FormPlan, useForm } from '../../../features/forms/use-form.ts';
import { recordOf } from '../../../lib/record-of.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { focusField } from '../../../ui/field/shell.tsx';
import { rateFlaw, typedOf } from './rate-rules.ts';

/** What is typed: a rate for each game type, and whatever else the form asks for. */
export type RatesFields = Record<string, string>;

interface RatesPlan extends Pick<FormPlan<RatesFields>, 'name' | 'send' | 'refused'> {
  /** What stands in the fields besides the rates, in their order. */
  first?: RatesFields;
  check?: FormPlan<RatesFields>['check'];
}

/** A wrong rate is told by its field itself: here it only keeps the form from being sent. */
const WRONG: Fault = { key: 'rates_refused' };

/** Tells why rates were refused, and leads to the one at fault. */
export function tellRates(thrown: unknown, { tell }: FormActions<RatesFields>): void {
  const { code, text, field } = failureOf(thrown);
  tell(undefined, { key: code === 'rebate.limit' ? 'rates_refused' : text });
  if (field) focusField(field);
}

/** A form that gives rates within the limits of `rows`, which may come later. What is not typed stays as it is. */
export function useRatesForm(rows: readonly RebateRate[] = [], { first = {}, check, send, ...plan }: RatesPlan) {
  const whole = (fields: RatesFields): RatesFields => ({ ...typedOf(rows), ...fields });
  const form = useForm<RatesFields>({
    refused: tellRates,
    ...plan,
    first,
    order: [...Object.keys(first), ...rows.map(({ gameType }) => gameType)],
    together: true,
    check: (fields) => {
      const rates = whole(fields);
      const wrong = rows.filter((row) => rateFlaw(rates[row.gameType] ?? '', row)).map(({ gameType }) => gameType);
      return { ...recordOf<string, Fault>(wrong, () => WRONG), ...check?.(fields) };
    },
    send: (fields, actions) => send(whole(fields), actions),
  });
  return { ...form, rates: whole(form.values) };
}
