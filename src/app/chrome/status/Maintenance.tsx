import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { maintenanceEnd } from '../../stores/closure.ts';
import { StatusActions } from './StatusActions.tsx';
import { StatusHead } from './StatusHead.tsx';

/** Maintenance: what is done, that the money is safe, and when it is to end as far as the platform says so. */
export function Maintenance() {
  const end = maintenanceEnd(Date.now());
  return (
    <>
      <StatusHead icon="/icons/lobby.svg#clock" look="action" title={t('maintenance_title')}>
        <p>{`${t('platform_maintenance')} ${t('maintenance_text')}`}</p>
        {end && (
          <p className="status-fact">
            {t('maintenance_end')}
            <b>{longMoment(end)}</b>
          </p>
        )}
      </StatusHead>
      <StatusActions />
    </>
  );
}
