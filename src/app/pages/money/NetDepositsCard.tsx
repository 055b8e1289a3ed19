import type { NetDeposits } from '../../../contract/schemas/records.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { netDeposits } from '../../stores/pnl.ts';
import type { Resource } from '../../stores/resource.ts';
import { currency } from '../../stores/system.ts';
import { Progress } from '../../ui/progress/Progress.tsx';

interface NetDepositsCardProps {
  value: NetDeposits | undefined;
  error: Resource<NetDeposits>['error']['value'];
}

/** What was paid in and out in the days that are shown; one that cannot be had offers to be asked for again. */
export function NetDepositsCard({ value, error }: NetDepositsCardProps) {
  if (!value && !error) return <div className="bone pnl-deposits-bone" />;
  return (
    <section className="card pnl-card" aria-label={t('pnl_deposits_title')}>
      <h2 className="pnl-title">{t('pnl_deposits_title')}</h2>
      {value ? (
        <Deposits value={value} />
      ) : (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => void netDeposits.load()}>
          {t('retry')}
        </button>
      )}
    </section>
  );
}

function Deposits({ value: { deposits, withdrawals, net } }: { value: NetDeposits }) {
  const [paidIn, paidOut] = [toMinor(deposits) ?? 0, toMinor(withdrawals) ?? 0];
  const most = Math.max(paidIn, paidOut, 1);
  return (
    <>
      <Way name={t('pnl_deposits')} sum={deposits} part={paidIn / most} />
      <Way name={t('pnl_withdrawals')} sum={withdrawals} part={paidOut / most} />
      <p className="pnl-chosen-head">
        <span>{t('pnl_deposits_net')}</span>
        <b className="money">{money(net, currency.value)}</b>
      </p>
    </>
  );
}

function Way({ name, sum, part }: { name: string; sum: string; part: number }) {
  return (
    <div className="pnl-way">
      <p className="pnl-way-head">
        <span className="pnl-label">{name}</span>
        <span className="pnl-sum">{money(sum, currency.value)}</span>
      </p>
      <Progress part={part} label={name} />
    </div>
  );
}
