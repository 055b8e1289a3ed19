/** Whether things may move by themselves: not where the person prefers reduced motion, nor on the low tier (DESIGN.md section 7). */
export function motionAllowed(): boolean {
  return document.documentElement.dataset.tier !== 'low' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
