import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { hasFeature } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { useTrial } from './use-trial.ts';

/** Free play (SPEC 2.3), where the site offers it. */
export function TrialButton() {
  const { failure, start } = useTrial();

  useEffect(() => {
    if (failure) showToast(failure.toast, failure.text, 3);
  }, [failure]);

  if (!hasFeature('trialPlay')) return null;
  return (
    <button type="button" className="btn btn-ghost btn-wide form-trial" onClick={() => void start()}>
      {t('login_trial')}
    </button>
  );
}
