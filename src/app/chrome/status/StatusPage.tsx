import { t } from '../../i18n/texts.ts';
import { refreshStatus, systemState, visitorIp } from '../../stores/system.ts';
import { Face } from '../../ui/face/Face.tsx';
import { rocketFill } from '../../ui/icon/soon.ts';

/** Maintenance, or access denied with the visitor's address (SPEC section 4). Asking again may lift it. */
export default function StatusPage() {
  const again = () => void refreshStatus();
  if (systemState.value === 1) {
    return (
      <Face
        kind="soon"
        icon={rocketFill}
        title={t('maintenance_title')}
        text={`${t('platform_maintenance')} ${t('maintenance_text')}`}
        action={t('retry')}
        onAction={again}
      />
    );
  }
  return (
    <Face
      kind="closed"
      title={t('region_title')}
      text={`${t('region_restricted')} ${t('region_ip', { ip: visitorIp.value })}`}
      action={t('retry')}
      onAction={again}
    />
  );
}
