/** ms within which a finger taps twice: the token --second-tap. */
const SECOND_TAP = 300;

/** How far from its first tap the second one lands, in px to the side and down together. */
const NEAR = 40;

/** The tap before, and the modal that it was in. */
let before: { event: MouseEvent; modal: Element | null } | undefined;

/** Keeps the second of two taps from what the first has uncovered by closing a modal: a letter, a link, a footer. */
export function guardSecondTap(event: MouseEvent): void {
  const modal = (event.target as Element).closest('.modal');
  const first = before?.modal && before.modal !== modal ? before.event : undefined;
  if (
    first &&
    event.timeStamp - first.timeStamp < SECOND_TAP &&
    Math.abs(event.clientX - first.clientX) + Math.abs(event.clientY - first.clientY) < NEAR
  ) {
    event.preventDefault();
    event.stopPropagation();
  } else before = { event, modal };
}
