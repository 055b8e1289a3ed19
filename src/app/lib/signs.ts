/** What a visitor does who is there. */
const SIGNS = ['scroll', 'touchstart', 'pointermove', 'keydown'] as const;

/** Calls `act` at every sign of the visitor; gives the way to stop. */
export function onSign(act: () => void): () => void {
  for (const name of SIGNS) document.addEventListener(name, act, { passive: true });
  return () => {
    for (const name of SIGNS) document.removeEventListener(name, act);
  };
}

/** Calls `act` once the visitor has given a sign on this document, or has touched it before; gives the way to stop. */
export function whenThere(act: () => void): () => void {
  const { userActivation } = navigator as Navigator & { userActivation?: { hasBeenActive: boolean } };
  if (userActivation?.hasBeenActive) {
    act();
    return () => undefined;
  }
  const stop = onSign(() => {
    stop();
    act();
  });
  return stop;
}
