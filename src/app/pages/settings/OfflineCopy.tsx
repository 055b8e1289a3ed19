import { useState } from 'react';
import { askOfflineCopy, offlineCopyAsked } from '../../device/service-worker.ts';
import { t } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';

/** The switch for the offline copy, which the data saver fetches only on demand. */
export default function OfflineCopy() {
  const [asked, setAsked] = useState(offlineCopyAsked);
  const ask = (wanted: boolean) => {
    askOfflineCopy(wanted);
    setAsked(wanted);
  };
  return (
    <Checkbox name="offlineCopy" checked={asked} onChange={ask}>
      {t('saver_offline')}
    </Checkbox>
  );
}
