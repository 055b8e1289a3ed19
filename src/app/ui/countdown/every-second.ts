const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function beat(): void {
  for (const listener of [...listeners]) listener();
  wind();
}

/** One timer for all, which rests while nobody listens and while the page is hidden. */
function wind(): void {
  clearTimeout(timer);
  timer = undefined;
  if (listeners.size && !document.hidden) timer = setTimeout(beat, 1000 - (Date.now() % 1000));
}

/** Calls `listener` at every full second while the page is seen, and when it is seen again; gives the way to stop. */
export function onSecond(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', beat);
  listeners.add(listener);
  if (timer === undefined) wind();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    document.removeEventListener('visibilitychange', beat);
    wind();
  };
}
