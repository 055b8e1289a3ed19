import { useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { go, home } from '../../routes/links.ts';
import { ask } from '../../stores/dialogs.ts';
import { failureOf } from '../../stores/error-text.ts';
import { signOutEverywhere } from '../../stores/sign-out-everywhere.ts';
import { showToast } from '../../stores/toasts.ts';
import { devices } from '../../ui/icon/account.ts';
import { MemberRow } from './MemberRow.tsx';

/** The way out on every phone at once, for who has lost one. */
export function SecurityDevices() {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    if (busy) return;
    const yes = await ask({ title: 'devices_title', text: 'devices_text', submit: 'devices_submit', cancel: 'cancel' });
    if (!yes) return;
    setBusy(true);
    try {
      await signOutEverywhere(() => go(home));
      showToast('success', 'devices_done', 3);
    } catch (thrown) {
      const { toast, text } = failureOf(thrown);
      showToast(toast, text, 3);
      setBusy(false);
    }
  };
  return (
    <section className="mem-section" aria-labelledby="security-devices">
      <h2 id="security-devices" className="mem-title">
        {t('security_devices')}
      </h2>
      <ul className="card mem-rows">
        <MemberRow
          icon={devices}
          title={t('row_devices')}
          note={t('about_devices')}
          busy={busy}
          onPress={() => void leave()}
        />
      </ul>
    </section>
  );
}
