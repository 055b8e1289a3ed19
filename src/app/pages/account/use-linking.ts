import { useState } from 'react';
import type { LoginProvider } from '../../../contract/schemas/member.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { linkedAccounts } from '../../stores/linked.ts';
import { showToast } from '../../stores/toasts.ts';

const linking = async () => {
  const [part] = await Promise.all([
    loadPart(() => import('./parts/linking.ts')),
    // Its troubles have texts of their own.
    loadTexts(language(), ['vouching']),
  ]);
  return part;
};

/** Links a service; what does it comes with the first tap. */
export function useLinking() {
  const [busy, setBusy] = useState<LoginProvider>();

  const link = async (provider: LoginProvider) => {
    if (busy) return;
    setBusy(provider);
    try {
      await (await linking()).linkConfirmed(provider);
      void linkedAccounts.load();
    } catch (thrown) {
      console.error(thrown);
      showToast('offline', 'no_internet', 3);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, link };
}
