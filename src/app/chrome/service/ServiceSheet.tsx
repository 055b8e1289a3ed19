import './ServiceSheet.css';
import { useEffect, useState } from 'react';
import { language, loadTexts, t } from '../../i18n/texts.ts';
import { openSheet, showSheet } from '../../stores/menu.ts';
import { serviceWays } from '../../stores/service.ts';
import { showToast } from '../../stores/toasts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { ServiceContent } from './ServiceContent.tsx';

const close = (): void => showSheet(undefined);

/** True once the texts of customer service are here; where they cannot be had, that is told and the sheet closes. */
function useTexts(open: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!open || ready) return;
    loadTexts(language(), ['service']).then(
      () => setReady(true),
      (error: unknown) => {
        console.warn(error);
        showToast('offline', 'no_internet', 3);
        close();
      },
    );
  }, [open, ready]);
  return ready;
}

/** Customer service (SPEC 2.9): live chat, channels, downloads and links. It closes on the veil and with every change of the route. */
export default function ServiceSheet() {
  const open = openSheet.value === 'service';
  const ready = useTexts(open);
  useEffect(() => {
    if (open) serviceWays.want();
  }, [open]);
  return (
    <Drawer open={open} from="bottom" title={t('nav_chat')} closeLabel={t('close')} onClose={close}>
      <div className="service">{ready ? <ServiceContent onClose={close} /> : <LineBones count={4} />}</div>
    </Drawer>
  );
}
