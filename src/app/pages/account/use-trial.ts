import { useState } from 'react';
import { go, home } from '../../routes/links.ts';
import { type CallFailure, failureOf } from '../../stores/error-text.ts';
import { whileLoading } from '../../stores/toasts.ts';
import { signInForTrial } from '../../stores/trial.ts';
import { wallet } from '../../stores/wallet.ts';

/** Starts free play: a loading prompt, a test-play call, then home (SPEC 2.3). `failure` is what the last attempt ended in. */
export function useTrial(): { failure: CallFailure | undefined; start: () => Promise<void> } {
  const [failure, setFailure] = useState<CallFailure>();
  const start = async () => {
    setFailure(undefined);
    try {
      await whileLoading(signInForTrial);
      void wallet.load();
      go(home, { replace: true });
    } catch (thrown) {
      setFailure(failureOf(thrown));
    }
  };
  return { failure, start };
}
