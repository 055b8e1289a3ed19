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

const two = (value: number): string => `0${value}`.slice(-2);

/** Time that is left, in ms, as `4:05`, or `3:04:05` from an hour on; a part of a second counts as one. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
