/** ms after which a busy browser is no longer waited for. */
const AT_LATEST = 1000;

/** Runs `action` when the browser has painted and has a moment, at the latest after a second. Gives what cancels it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, AT_LATEST);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(action, { timeout: AT_LATEST });
  return () => cancelIdleCallback(ticket);
}
