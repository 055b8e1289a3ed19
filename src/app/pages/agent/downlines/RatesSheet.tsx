import { useEffect, useMemo } from 'react';
import type { RebateRate, Subordinate } from '../../../../contract/schemas/agent.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { giveRates, memberRates } from '../../../stores/agent/agent-rates.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import agentStyles from '../agent.css';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';
import { RateFields } from './RateFields.tsx';
import { RateLines } from './RateLines.tsx';
import { ratesToSend } from './rate-rules.ts';
import { useRatesForm } from './use-rates-form.ts';

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
      <div className={sheetStyles.agentSheet}>
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
      <p className={linesStyles.agentHint}>{t('rates_read_only', { name: upline })}</p>
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
  const form = useRatesForm(rows, {
    send: async (fields) => {
      const rates = ratesToSend(rows, fields) ?? [];
      if (rates.length > 0) {
        await giveRates(member.memberId, rates);
        showToast('success', 'rates_saved', 2);
      }
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <p className={linesStyles.agentHint}>{t('rates_hint')}</p>
      <RateFields rows={rows} form={form} />
      {form.failed && (
        <p className={agentStyles.agentError} role="alert">
          {faultText(form.failed)}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
        {t('rates_save')}
      </button>
    </form>
  );
}
