import type { HTMLAttributes } from 'react';

export interface PressProps extends HTMLAttributes<HTMLElement> {
  /** What a tap does while there is no script: with it a link is drawn, without it a button. */
  href?: string | false | undefined;
  onPress: (() => void) | undefined;
}

/** What is tapped. As a link it stands in the HTML file and works before the app has started, and without it. */
export function Press({ href, onPress, ...given }: PressProps) {
  if (!href) return <button type="button" {...given} onClick={onPress} />;
  return (
    <a
      {...given}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onPress?.();
      }}
    />
  );
}
