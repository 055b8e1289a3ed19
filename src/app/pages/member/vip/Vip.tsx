import { useEffect } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { mall } from '../../../routes/links.ts';
import { mallAccount } from '../../../stores/mall/mall.ts';
import { vip } from '../../../stores/vip/vip.ts';
import { VipBones } from './VipBones.tsx';
import { VipBonuses } from './VipBonuses.tsx';
import { VipLevels } from './VipLevels.tsx';
import { VipHero, VipPoints } from './VipStanding.tsx';

/** The VIP programme: where the member stands, what can be claimed, points, and what each level asks for and gives. */
export default function Vip() {
  useEffect(() => {
    void vip.load();
    if (isOpen(mall)) mallAccount.want();
  }, []);
  return (
    <Loaded resource={vip} title={t('vip_failed_load')} bones={<VipBones />}>
      {(known) => (
        <div className="page">
          <VipHero vip={known} />
          <VipBonuses vip={known} />
          {isOpen(mall) && <VipPoints />}
          <VipLevels vip={known} />
        </div>
      )}
    </Loaded>
  );
}
