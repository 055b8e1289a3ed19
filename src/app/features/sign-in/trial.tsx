import { useRef, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { go, home, register } from '../../routes/links.ts';
import { type CallFailure, failureOf } from '../../stores/data/error-text.ts';
import { whileLoading } from '../../stores/screen/toasts.ts';
import { signInForTrial } from '../../stores/session/trial.ts';
import { wallet } from '../../stores/wallet/wallet.ts';
import { Face } from '../../ui/face/Face.tsx';

/** Starts free play: a loading prompt, a test-play call, then home (SPEC 2.3). A second start waits for the first one's end. `failure` is what the last attempt ended in. */
export function useTrial(): { failure: CallFailure | undefined; start: () => Promise<void> } {
  const [failure, setFailure] = useState<CallFailure>();
  const starting = useRef(false);
  const start = async () => {
    if (starting.current) return;
    starting.current = true;
    setFailure(undefined);
    try {
      await whileLoading(signInForTrial);
      void wallet.load();
      go(home, { replace: true });
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      starting.current = false;
    }
  };
  return { failure, start };
}

/** A page that needs a person, in free play, which has nobody behind it: the way to an account (SPEC section 6). */
export function TrialFace({ title = t('trial_register_title') }: { title?: string }) {
  return (
    <Face
      kind="closed"
      title={title}
      text={t('trial_register')}
      action={t('register_now')}
      onAction={() => go(register())}
    />
  );
}
