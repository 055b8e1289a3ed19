import './Logo.css';

/** The feather of Leve: a vane that lifts off its shaft, on a 32 x 32 board. */
const VANE =
  'M28.6 3.2C19 3.4 11.7 7 8.5 13.1c-1.8 3.4-2 6.9-1.3 9.9 3.2-5.6 7.600-9.600 13.500-12.100-4.900 3.300-8.900 7.700-11.700 13.300 2.900.6 6.100.2 8.900-1.200l-1.500-1.900 4.200.2c1.300-1 2.400-2.300 3.300-3.800l-2.600-1.200 4.100-1.700C27.400 11.700 28.400 7.700 28.600 3.200Z';
const SHAFT = 'M8.100 23.700 4 29.600l1.600.8 4-5.900Z';

/** The mark and the name of the platform; a brand puts its own here. */
export function Logo() {
  return (
    <span className="logo" aria-hidden="true">
      <svg className="logo-mark" viewBox="0 0 32 32" focusable="false" aria-hidden="true">
        <path className="logo-vane" d={VANE} />
        <path className="logo-shaft" d={SHAFT} />
      </svg>
      <span className="logo-name">leve</span>
    </span>
  );
}
