import { useState } from 'react';
import type { LimitPeriod, PlayLimit } from '../../../contract/schemas/protection.ts';
import { t } from '../../i18n/texts.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { LimitRow } from './LimitRow.tsx';
import { useSheet } from './use-sheet.ts';

const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** The period that has a limit already, the shortest first. */
const firstPeriod = (limits: readonly PlayLimit[]): LimitPeriod =>
  PERIODS.find((period) => limits.some((one) => one.period === period && one.amount)) ?? 'day';

/** Limits of a period, one row for each kind. `hours` is how long a higher one has to wait. */
export function LimitsSection({ limits, hours }: { limits: readonly PlayLimit[]; hours: number }) {
  const [period, setPeriod] = useState(() => firstPeriod(limits));
  const [edited, setEdited] = useState<PlayLimit>();
  const { Part, open, show, close } = useSheet('limit');
  const edit = (limit: PlayLimit) => {
    setEdited(limit);
    show();
  };
  const label = (one: LimitPeriod): string => {
    const count = limits.filter((limit) => limit.period === one && limit.amount).length;
    return count > 0 ? `${t(`limits_${one}`)} (${count})` : t(`limits_${one}`);
  };
  return (
    <section className="card protect-card">
      <h2>{t('limits_title')}</h2>
      <p className="protect-hint">{t('limits_wait_hint', { hours })}</p>
      <Segmented
        name="period"
        label={t('limits_period')}
        value={period}
        onChange={setPeriod}
        options={PERIODS.map((id) => ({ id, label: label(id) }))}
      />
      <ul>
        {limits
          .filter((limit) => limit.period === period)
          .map((limit) => (
            <LimitRow key={limit.kind} limit={limit} onEdit={() => edit(limit)} />
          ))}
      </ul>
      {Part && edited && <Part limit={edited} hours={hours} open={open} onClose={close} />}
    </section>
  );
}
