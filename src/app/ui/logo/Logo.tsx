import './Logo.css';

/** The feather of Leve: a vane that lifts off its shaft, on a 32 x 32 board. */
const VANE =
  'M28.6 3.2C19 3.4 11.7 7 8.5 13.1c-1.8 3.4-2 6.9-1.3 9.9 3.2-5.6 7.6-9.6 13.5-12.1-4.9 3.3-8.9 7.7-11.7 13.3 2.9.6 6.1.2 8.9-1.2l-1.5-1.9 4.2.2c1.3-1 2.4-2.3 3.3-3.8l-2.6-1.2 4.1-1.7C27.4 11.7 28.4 7.7 28.6 3.2Z';
const SHAFT = 'M8.1 23.7 4 29.6l1.6.8 4-5.9Z';

/** The name, drawn in strokes beside it, so that it looks the same in every system font. */
const NAME =
  'M36.5 6.5v16.5M42.5 17.8h10.4a5.2 5.2 0 1 0-1.9 4M57.7 12.8l5 10.2 5-10.2M72 17.8h10.4a5.2 5.2 0 1 0-1.9 4';

/** The mark and the name of the platform; a brand's own picture, by address, takes its place. */
export function Logo({ src }: { src: string | undefined }) {
  if (src) return <img className="logo logo-own" src={src} alt="" />;
  return (
    <svg className="logo" viewBox="0 0 85 32" focusable="false" aria-hidden="true">
      <path className="logo-vane" d={VANE} />
      <path className="logo-shaft" d={SHAFT} />
      <path className="logo-name" d={NAME} />
    </svg>
  );
}
