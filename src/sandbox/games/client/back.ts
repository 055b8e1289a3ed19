/** Time for the browser to go back before we go by ourselves, in ms. */
const PATIENCE = 700;

/**
 * Leads back to where the game was launched: one step back when the page before was this site's, so that the lobby comes
 * back as it was; else the address that the launch named.
 */
export function goBack(backUrl: string): void {
  const cameFromHere = document.referrer.indexOf(`${window.location.origin}/`) === 0 && window.history.length > 1;
  if (!cameFromHere) {
    window.location.replace(backUrl);
    return;
  }
  window.history.back();
  window.setTimeout(() => window.location.replace(backUrl), PATIENCE);
}
