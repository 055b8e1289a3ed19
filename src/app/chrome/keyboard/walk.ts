import { controlsIn } from './stops.ts';

const middle = ({ left, right }: DOMRect): number => (left + right) / 2;

/** The nearest control in the line above (-1) or below (1). */
function inLine(controls: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of controls) {
    const rect = one.getBoundingClientRect();
    const away = way * (rect.top - here.top);
    // What begins within the same line, as a heart beside its picture, is no other line.
    if (away < Math.min(here.height, rect.height) / 2 + 1) continue;
    const far = away * 4 + Math.abs(middle(rect) - middle(here));
    if (far < least) {
      least = far;
      nearest = one;
    }
  }
  return nearest;
}

/** Moves the focus inside a box as a key says: along its controls, or to the line above or below. False where nothing is there. */
export function walk(box: HTMLElement, from: HTMLElement, key: string): boolean {
  const controls = controlsIn(box);
  const at = controls.indexOf(from);
  if (at < 0) return false;
  const forth = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forth === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const to: Partial<Record<string, HTMLElement | undefined>> = {
    [forth]: controls[at + 1],
    [back]: controls[at - 1],
    ArrowDown: inLine(controls, from, 1),
    ArrowUp: inLine(controls, from, -1),
    Home: controls[0],
    End: controls[controls.length - 1],
  };
  const next = to[key];
  if (next && next !== from) next.focus();
  return next !== undefined;
}
