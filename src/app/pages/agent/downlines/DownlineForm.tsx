import { type ReactNode, useEffect } from 'react';
import type { RebateRateForm } from '../../../../contract/schemas/agent.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { ownRates } from '../../../stores/agent/agent-rates.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import agentStyles from '../agent.css';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';
import { RateFields } from './RateFields.tsx';
import { belowOwn, ratesToSend } from './rate-rules.ts';
import { type RatesFields, useRatesForm } from './use-rates-form.ts';

/** What whoever comes below the agent gets: a player's or an agent's account, and rates. */
interface DownlineTerms {
  readonly type: 0 | 1;
  readonly rates: RebateRateForm[];
}

interface DownlinePlan extends Omit<Parameters<typeof useRatesForm>[1], 'send'> {
  send: (terms: DownlineTerms, fields: RatesFields) => Promise<void>;
}

/** A form for whoever comes below the agent: as player or agent, with rates up to the agent's own. */
export function useDownlineForm({ first, send, ...plan }: DownlinePlan) {
  useEffect(() => void ownRates.load(), []);
  const own = ownRates.value.value;
  const rows = own && belowOwn(own);
  const form = useRatesForm(rows, {
    ...plan,
    first: { type: '0', ...first },
    send: (fields) => send({ type: fields.type === '1' ? 1 : 0, rates: ratesToSend(rows ?? [], fields) ?? [] }, fields),
  });
  return { ...form, rows, type: form.values.type === '1' ? ('1' as const) : ('0' as const) };
}

interface DownlineFormProps {
  form: ReturnType<typeof useDownlineForm>;
  label: string;
  players: string;
  agents: string;
  hint: string;
  submitLabel: string;
  /** Fields of its own, above the rates. */
  children?: ReactNode;
}

/** The fields for whoever comes below the agent, and the button that sends them. */
export function DownlineForm({ form, label, players, agents, hint, submitLabel, children }: DownlineFormProps) {
  return (
    <form noValidate className={sheetStyles.agentSheet} onSubmit={form.submit}>
      <Segmented
        name="type"
        label={label}
        value={form.type}
        onChange={(type) => form.set({ type })}
        options={[
          { id: '0', label: players },
          { id: '1', label: agents },
        ]}
      />
      <p className={linesStyles.agentHint}>{hint}</p>
      {children}
      <Loaded resource={ownRates} title={t('rates_failed')} bones={<LineBones count={4} />}>
        {(own) => <RateFields rows={belowOwn(own)} form={form} />}
      </Loaded>
      {form.failed && (
        <p className={agentStyles.agentError} role="alert">
          {faultText(form.failed)}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" disabled={!form.rows} aria-busy={form.busy}>
        {submitLabel}
      </button>
    </form>
  );
}
