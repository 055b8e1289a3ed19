import './Vip.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import { mallAccount } from '../../stores/mall.ts';
import { vip } from '../../stores/vip.ts';
import { Face } from '../../ui/face/Face.tsx';
import { VipBones } from './VipBones.tsx';
import { VipBonuses } from './VipBonuses.tsx';
import { VipHero } from './VipHero.tsx';
import { VipLevels } from './VipLevels.tsx';
import { VipPoints } from './VipPoints.tsx';

/** The VIP programme: where the member stands, what can be claimed, points, and what each level asks for and gives. */
export default function Vip() {
  useEffect(() => {
    void vip.load();
    mallAccount.want();
  }, []);
  const known = vip.value.value;
  const error = vip.error.value;
  if (known)
    return (
      <div className="vip-page">
        <VipHero vip={known} />
        <VipBonuses vip={known} />
        <VipPoints />
        <VipLevels vip={known} />
      </div>
    );
  if (!error) return <VipBones />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('vip_failed_load')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void vip.load()}
      busy={vip.busy.value}
    />
  );
}
