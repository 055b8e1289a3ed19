import '../lines.css';
import '../sheet.css';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { RebateRate, Subordinate } from '../../../../contract/schemas/agent.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { giveRates, memberRates } from '../../../stores/agent/agent-rates.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { RateFields, RateLines } from './RateFields.tsx';
import { rateFlaw, ratesToSend, type TypedRates, typedOf } from './rate-rules.ts';

export interface RatesSheetProps {
  member: Subordinate;
  onClose: () => void;
}

/** A downline's rebate rates: to be changed by who stands directly above, to be read by all above. */
export function RatesSheet({ member, onClose }: RatesSheetProps) {
  const rates = useMemo(() => memberRates(member.memberId), [member.memberId]);
  useEffect(() => void rates.load(), [rates]);
  const title = t('rates_title', { name: member.userName });
  return (
    <Drawer open from="bottom" title={title} closeLabel={t('close')} onClose={onClose}>
      <div className="agent-sheet">
        <Loaded resource={rates} title={t('rates_failed')} bones={<LineBones count={6} />}>
          {(rows) =>
            member.level > 1 ? (
              <ReadRates rows={rows} upline={member.uplineName} />
            ) : (
              <ChangeRates rows={rows} member={member} onDone={onClose} />
            )
          }
        </Loaded>
      </div>
    </Drawer>
  );
}

function ReadRates({ rows, upline }: { rows: readonly RebateRate[]; upline: string }) {
  return (
    <>
      <p className="agent-hint">{t('rates_read_only', { name: upline })}</p>
      <RateLines rates={rows} />
    </>
  );
}

interface ChangeRatesProps {
  rows: readonly RebateRate[];
  member: Subordinate;
  onDone: () => void;
}

function ChangeRates({ rows, member, onDone }: ChangeRatesProps) {
  const [typed, setTyped] = useState<TypedRates>(() => typedOf(rows));
  const [strict, setStrict] = useState(false);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setStrict(true);
    setFailed('');
    const wrong = rows.find((row) => rateFlaw(typed[row.gameType] ?? '', row));
    const rates = ratesToSend(rows, typed);
    if (wrong || !rates) return void focusField(wrong?.gameType ?? '');
    if (rates.length === 0) return onDone();
    setBusy(true);
    try {
      await giveRates(member.memberId, rates);
      showToast('success', 'rates_saved', 2);
      onDone();
    } catch (thrown) {
      const { code, text } = failureOf(thrown);
      setFailed(t(code === 'rebate.limit' ? 'rates_refused' : text));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="agent-hint">{t('rates_hint')}</p>
      <RateFields rows={rows} typed={typed} strict={strict} onChange={setTyped} />
      {failed && (
        <p className="agent-error" role="alert">
          {failed}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
        {t('rates_save')}
      </button>
    </form>
  );
}
