import { t } from '../../i18n/texts.ts';
import { go, home } from '../../routes/links.ts';
import { failureOf } from '../../stores/error-text.ts';
import { signInForTrial } from '../../stores/session.ts';
import { hasFeature } from '../../stores/system.ts';
import { showToast, whileLoading } from '../../stores/toasts.ts';
import { wallet } from '../../stores/wallet.ts';

async function play(): Promise<void> {
  try {
    await whileLoading(signInForTrial);
    void wallet.load();
    go(home, { replace: true });
  } catch (thrown) {
    const { toast, text } = failureOf(thrown);
    showToast(toast, text, 3);
  }
}

/** Free play (SPEC 2.3): a loading prompt, a test-play call, then home. Shown where the site offers it. */
export function TrialButton() {
  if (!hasFeature('trialPlay')) return null;
  return (
    <button type="button" className="btn btn-ghost btn-wide form-trial" onClick={() => void play()}>
      {t('login_trial')}
    </button>
  );
}
