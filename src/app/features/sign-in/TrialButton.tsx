import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { ask } from '../../stores/screen/dialogs.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { hasFeature } from '../../stores/system/system.ts';
import styles from './TrialButton.css';
import { useTrial } from './trial.tsx';

/** Free play (SPEC 2.3), where the site offers it: it says what it is and asks before it starts. */
export function TrialButton() {
  const { failure, start } = useTrial();

  useEffect(() => {
    if (failure) showToast(failure.toast, failure.text, 3);
  }, [failure]);

  if (!hasFeature('trialPlay')) return null;
  const askFirst = async () => {
    const wanted = await ask({
      title: 'login_trial',
      text: 'login_trial_ask',
      submit: 'login_trial_start',
      cancel: 'cancel',
    });
    if (wanted) await start();
  };
  return (
    <button type="button" className={`btn btn-ghost btn-wide ${styles.trialButton}`} onClick={() => void askFirst()}>
      {t('login_trial')}
    </button>
  );
}
