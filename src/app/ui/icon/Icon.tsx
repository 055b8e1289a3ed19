import './Icon.css';

export interface IconProps {
  /** Path data on a 256 x 256 board: one of paths.ts. */
  path: string;
  /** Drawn size: 16, 20, 24 (default) or 32 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Told to screen readers; without it the icon is decoration and hidden from them. */
  label?: string;
}

/** One icon in the colour of the text around it (DESIGN.md section 7). */
export function Icon({ path, size = 'lg', label }: IconProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 256 256" fill="currentColor" focusable="false" {...voice}>
      <path d={path} />
    </svg>
  );
}
