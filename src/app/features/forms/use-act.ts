import { useRef, useState } from 'react';
import { tellFailure } from '../../stores/screen/tell-failure.ts';

/** What one tap does: never twice at a time, and a toast tells why it failed. */
export function useAct(act: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await act().catch(tellFailure);
    running.current = false;
    setBusy(false);
  };
  return { busy, run: () => void run() };
}
