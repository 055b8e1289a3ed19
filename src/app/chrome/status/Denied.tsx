import { t } from '../../i18n/texts.ts';
import { visitorIp } from '../../stores/closure.ts';
import { lock } from '../../ui/icon/lobby.ts';
import { StatusActions } from './StatusActions.tsx';
import { StatusHead } from './StatusHead.tsx';

/** Access denied, with the visitor's address (SPEC section 4): who asks for help needs it. */
export function Denied() {
  const ip = visitorIp();
  return (
    <>
      <StatusHead icon={lock} look="gold" title={t('region_title')}>
        <p>{t('region_restricted')}</p>
        {ip && (
          <p className="status-fact">
            {t('region_ip')}
            <b>{ip}</b>
          </p>
        )}
        <p>{t('region_help')}</p>
      </StatusHead>
      <StatusActions />
    </>
  );
}
