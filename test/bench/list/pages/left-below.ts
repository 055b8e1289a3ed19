/** px of the page below the screen; a list asks this where it learns of a scroll. */
export const leftBelow = (): number => document.documentElement.scrollHeight - scrollY - innerHeight;
