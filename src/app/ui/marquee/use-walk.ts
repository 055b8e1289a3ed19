import { type FocusEvent, useRef, useState } from 'react';

/**
 * For strips that move by themselves: `walked` while the keyboard is in the box, which then stands still and scrolls. A focus that
 * a finger gives resets nothing under it. `handlers` go to the box.
 */
export function useWalk() {
  const pressed = useRef(false);
  const [walked, setWalked] = useState(false);
  const press = (down: boolean) => () => {
    pressed.current = down;
  };
  const handlers = {
    onMouseDown: press(true),
    onMouseUp: press(false),
    onFocus: () => setWalked(!pressed.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      currentTarget.scrollTo(0, 0);
      setWalked(false);
    },
  };
  return { walked, handlers };
}
