import { useEffect } from 'react';
import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { t } from '../../i18n/texts.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { serviceWays } from '../../stores/service/service.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import styles from './ServiceSheet.css';

const ServiceContent = lazy(() => import('./ServiceContent.tsx'), { texts: ['service'] });

const close = (): void => showSheet(undefined);

/** Customer service (SPEC 2.9): live chat, channels, downloads and links. It closes on the veil and with every change of the route. */
export default function ServiceSheet() {
  const open = openSheet.value === 'service';
  useEffect(() => {
    if (open) serviceWays.want();
  }, [open]);
  return (
    <Drawer open={open} from="bottom" title={t('nav_chat')} closeLabel={t('close')} onClose={close}>
      <div className={styles.service}>
        <Part of={ServiceContent} props={{ onClose: close }} bones={<LineBones count={4} />} />
      </div>
    </Drawer>
  );
}
