import '../sheet.css';
import { type FormEvent, useState } from 'react';
import type { RebateRate, Subordinate } from '../../../../contract/schemas/agent.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { giveAllRates } from '../../../stores/agent/agent-rates.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { typeName } from '../agent-words.ts';
import { RateFields } from '../downlines/RateFields.tsx';
import { RatesSheet } from '../downlines/RatesSheet.tsx';
import { rateFlaw, rateText, rateUnits, type TypedRates, typedOf } from '../downlines/rate-rules.ts';

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
  const [typed, setTyped] = useState<TypedRates>(() => typedOf(rows));
  const [strict, setStrict] = useState(false);
  const [told, setTold] = useState('');
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setStrict(true);
    setTold('');
    const wrong = rows.find((row) => rateFlaw(typed[row.gameType] ?? '', row));
    if (wrong) return void focusField(wrong.gameType);
    setBusy(true);
    try {
      const rates = rows.map(({ gameType }) => ({ gameType, rate: rateText(rateUnits(typed[gameType] ?? '') ?? 0) }));
      setTold(plural('rates_all_saved', await giveAllRates(rates)));
      setSaved(true);
    } catch (thrown) {
      const { code, field, text } = failureOf(thrown);
      setTold(code === 'rebate.limit' ? t('rates_all_refused', { type: typeName(field ?? '') }) : t(text));
    } finally {
      setBusy(false);
    }
  };
  const change = (next: TypedRates) => {
    setTyped(next);
    setSaved(false);
    setTold('');
  };
  return (
    <Drawer open from="bottom" title={t('rates_all_title')} closeLabel={t('close')} onClose={onClose}>
      <form className="agent-sheet" noValidate onSubmit={(event) => void submit(event)}>
        <p className="agent-note">{t('rates_all_hint')}</p>
        <RateFields rows={rows} typed={typed} strict={strict} onChange={change} />
        {told && (
          <p className={saved ? 'agent-note agent-won' : 'agent-error'} role="alert">
            {told}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {t('rates_save')}
        </button>
      </form>
    </Drawer>
  );
}
