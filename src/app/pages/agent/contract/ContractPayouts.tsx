import { useEffect, useState } from 'react';
import type { ContractKind, ContractPayout, ContractPayoutStatus } from '../../../../contract/schemas/contracts.ts';
import { plainDays, tightMoment } from '../../../i18n/dates.ts';
import { percent } from '../../../i18n/figures.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { contractPay, payContract } from '../../../stores/contracts/contract-info.ts';
import { contractPayouts } from '../../../stores/contracts/contract-records.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import agentStyles from '../agent.css';
import { amount } from '../agent-words.ts';
import { TeamRows } from '../MemberRow.tsx';
import { baseOf } from './ContractTerms.tsx';
import dealStyles from './deal.css';
import { tellPay } from './tell-contract.ts';

/** Height of a row, px. */
const ROW = 92;

const TONES: Record<ContractPayoutStatus, string> = {
  paid: agentStyles.agentWon,
  pending: dealStyles.dealWaits,
  none: dealStyles.dealOver,
};

type Side = 'downline' | 'upline';

export interface ContractPayoutsProps {
  kind: ContractKind;
  /** Only what the member still owes. */
  owed?: boolean;
}

/** What contracts of a kind have paid to the member, and the member to those below: the period, what it was reckoned from, the state. */
export function ContractPayouts({ kind, owed = false }: ContractPayoutsProps) {
  const [side, setSide] = useState<Side>(owed ? 'upline' : 'downline');
  const load = () => contractPayouts.open({ kind, side, ...(owed && { status: 'pending' }) });
  useEffect(load, [kind, side, owed]);
  const pay = async (payout: ContractPayout): Promise<void> => {
    const values = { amount: amount(payout.amount), name: payout.userName ?? '' };
    const yes = await ask({
      title: 'deal_pay_title',
      text: 'deal_pay_text',
      values,
      submit: 'deal_pay',
      cancel: 'cancel',
    });
    if (!yes) return;
    const end = await payContract(kind, payout.payoutId);
    tellPay(end);
    if (end) load();
  };
  return (
    <>
      {!owed && hasRole('agent') && (
        <div className={dealStyles.dealSides}>
          <Segmented
            name="payout-side"
            options={[
              { id: 'downline', label: t('deal_received') },
              { id: 'upline', label: t('deal_given') },
            ]}
            value={side}
            onChange={setSide}
            label={t('deal_view_payouts')}
          />
        </div>
      )}
      <TeamRows
        record={contractPayouts}
        total={({ footer }) => footer.count}
        rowHeight={ROW}
        renderRow={(payout) => <Row payout={payout} onPay={pay} />}
        label={t('deal_view_payouts')}
        head={({ footer }) =>
          owed ? null : (
            <p className={dealStyles.dealSum}>
              <span>{t('deal_paid_sum')}</span>
              <b className={agentStyles.agentValue}>{amount(side === 'downline' ? footer.received : footer.given)}</b>
            </p>
          )
        }
        empty={{ title: t(owed ? 'deal_owed_none' : 'deal_payouts_empty') }}
        failed={t('deal_payouts_failed')}
        onRetry={load}
      />
    </>
  );
}

interface RowProps {
  payout: ContractPayout;
  onPay: (payout: ContractPayout) => Promise<void>;
}

function Row({ payout, onPay }: RowProps) {
  const { kind, side, period, status, startsAt, endsAt, startDate, endDate, rate, betMembers } = payout;
  const when = period === 'hour' ? `${tightMoment(startsAt)} – ${tightMoment(endsAt)}` : plainDays(startDate, endDate);
  const base = amount(payout[baseOf(kind)]);
  const mayPay = side === 'upline' && status === 'pending';
  return (
    <article className={`${agentStyles.agentRow} ${dealStyles.dealRow}`}>
      <div className={agentStyles.agentWho}>
        <b className={`${agentStyles.agentName} ellipsis`}>{payout.userName ?? t('deal_house')}</b>
        <span className={`${agentStyles.agentNote} ellipsis`}>{when}</span>
        <span className={`${agentStyles.agentNote} ellipsis`}>
          {t(`deal_row_${baseOf(kind)}`, { amount: base })} · {plural('deal_row_players', betMembers)}
        </span>
      </div>
      <div className={agentStyles.agentEnd}>
        <b className={agentStyles.agentValue}>{amount(payout.amount)}</b>
        {mayPay ? (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={contractPay.claiming.value?.payoutId === payout.payoutId}
            aria-label={t('deal_pay_name', { name: payout.userName ?? '' })}
            onClick={() => void onPay(payout)}
          >
            {t('deal_pay')}
          </button>
        ) : (
          <>
            <span className={`${dealStyles.dealState} ${TONES[status]}`}>{t(`deal_pay_${status}`)}</span>
            {status !== 'none' && <span className={agentStyles.agentNote}>{percent(rate)}</span>}
          </>
        )}
      </div>
    </article>
  );
}
