import { useState } from 'react';
import type { RebateRate, Subordinate } from '../../../../contract/schemas/agent.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { giveAllRates } from '../../../stores/agent/agent-rates.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import agentStyles from '../agent.css';
import { typeName } from '../agent-words.ts';
import { RateFields } from '../downlines/RateFields.tsx';
import { RatesSheet } from '../downlines/RatesSheet.tsx';
import { rateText, rateUnits } from '../downlines/rate-rules.ts';
import { type RatesFields, useRatesForm } from '../downlines/use-rates-form.ts';
import sheetStyles from '../sheet.css';

/** Whose rates a sheet changes: a member's, or those of all direct downlines within the agent's own. */
export type RatesOf = { readonly member: Subordinate } | { readonly own: readonly RebateRate[] };

/** The sheets that change rates. */
export default function RateSheets({ of, onClose }: { of: RatesOf; onClose: () => void }) {
  if ('member' in of) return <RatesSheet member={of.member} onClose={onClose} />;
  return <AllRatesSheet own={of.own} onClose={onClose} />;
}

interface AllRatesSheetProps {
  own: readonly RebateRate[];
  onClose: () => void;
}

/** The same rates for all direct downlines, up to the agent's own: all of them, or none. */
function AllRatesSheet({ own, onClose }: AllRatesSheetProps) {
  // The fields begin with the most that somebody has: saving that takes nothing from anybody.
  const [rows] = useState(() =>
    own.map(({ gameType, rate, min, minAll = '0' }) => ({ gameType, rate: min, min: minAll, max: rate })),
  );
  const [saved, setSaved] = useState('');
  const form = useRatesForm(rows, {
    send: async (fields) => {
      setSaved('');
      const rates = rows.map(({ gameType }) => ({ gameType, rate: rateText(rateUnits(fields[gameType] ?? '') ?? 0) }));
      const members = await giveAllRates(rates);
      setSaved(members ? plural('rates_all_saved', members) : t('rates_saved'));
    },
    refused: (thrown, { tell }) => {
      const { code, field, text } = failureOf(thrown);
      const values = { type: typeName(field ?? '') };
      tell(undefined, code === 'rebate.limit' ? { key: 'rates_all_refused', values } : { key: text });
    },
  });
  const set = (change: Partial<RatesFields>) => {
    form.set(change);
    setSaved('');
  };
  return (
    <Drawer open from="bottom" title={t('rates_all_title')} closeLabel={t('close')} onClose={onClose}>
      <form className={sheetStyles.agentSheet} noValidate onSubmit={form.submit}>
        <p className={agentStyles.agentNote}>{t('rates_all_hint')}</p>
        <RateFields rows={rows} form={{ ...form, set }} />
        {(saved || form.failed) && (
          <p
            className={saved ? `${agentStyles.agentNote} ${agentStyles.agentWon}` : agentStyles.agentError}
            role="alert"
          >
            {saved || faultText(form.failed)}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
          {t('rates_save')}
        </button>
      </form>
    </Drawer>
  );
}
