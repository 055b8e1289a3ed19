/** Whether things may move by themselves: not where the person asked for calm, nor on the low tier (DESIGN.md section 7). */
export function motionAllowed(): boolean {
  return document.documentElement.dataset.tier !== 'low' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
