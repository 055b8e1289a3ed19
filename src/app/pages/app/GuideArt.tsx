import type { ReactNode } from 'react';
import styles from './App.css';

/** Things that stand on the drawn screens. */
const rows = (y: number, count: number): ReactNode => (
  <path
    className={styles.artText}
    d={Array.from({ length: count }, (_row, index) => rowAt(y + index * 12, index)).join('')}
  />
);
const rowAt = (y: number, index: number): string => `M17 ${y + 3}h${index % 2 ? 30 : 38}`;
const dots = (y: number): ReactNode => (
  <path
    className={styles.artInk}
    d={`M60 ${y - 4}h0M60 ${y}h0M60 ${y + 4}h0`}
    strokeWidth="2.6"
    strokeLinecap="round"
  />
);
const ring = (x: number, y: number): ReactNode => <circle className={styles.artRing} cx={x} cy={y} r="9" />;
const bar = (y: number): ReactNode => <rect className={styles.artQuiet} x="8" y={y} width="42" height="8" rx="4" />;
const plus = (x: number, y: number): ReactNode => (
  <path className={styles.artLine} d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} strokeWidth="1.8" />
);
const app = (x: number, y: number, side: number): ReactNode => (
  <rect className={styles.artMark} x={x} y={y} width={side} height={side} rx={side / 4} />
);

/** What each step shows, on a board of 72 x 104. */
const ART = {
  /** A browser whose menu is at the top. */
  menuTop: [bar(11), dots(15), ring(60, 15), rows(34, 5)],
  /** A browser whose menu is at the bottom. */
  menuFoot: [
    rows(14, 5),
    bar(85),
    <path key="menu" className={styles.artLine} d="M56 86h8M56 89.5h8M56 93h8" strokeWidth="1.8" />,
    ring(60, 89.5),
  ],
  /** A browser with its share button. */
  share: [
    rows(14, 5),
    <path key="foot" className={styles.artEdge} d="M2 80h68" />,
    <path key="share" className={styles.artLine} d="M33 88h-2v8h10v-8h-2M36 92V83m-3 3 3-3 3 3" strokeWidth="1.6" />,
    ring(36, 89),
  ],
  /** A menu with the entry that adds the page. */
  row: [
    rows(12, 2),
    <rect key="sheet" className={styles.artSheet} x="2" y="38" width="68" height="64" rx="8" />,
    rows(47, 1),
    <rect key="row" className={styles.artWash} x="8" y="58" width="56" height="16" rx="5" />,
    plus(16, 66),
    <rect key="text" className={styles.artMark} x="25" y="63.5" width="32" height="5" rx="2.5" />,
    rows(81, 1),
  ],
  /** The question whether to add it. */
  confirm: [
    <rect key="sheet" className={styles.artSheet} x="8" y="28" width="56" height="50" rx="8" />,
    app(14, 35, 14),
    <rect key="name" className={styles.artQuiet} x="33" y="37" width="24" height="4" rx="2" />,
    <rect key="host" className={styles.artQuiet} x="33" y="44" width="16" height="4" rx="2" />,
    <rect key="yes" className={styles.artMark} x="34" y="60" width="24" height="11" rx="5.5" />,
    <path key="check" className={styles.artOn} d="m42 65.5 3 3 5-5.5" strokeWidth="1.8" />,
  ],
  /** The home screen with the app on it. */
  home: [
    [12, 32, 52, 72].map((y) =>
      [9, 27, 45].map((x) => (
        <rect key={`${x} ${y}`} className={styles.artQuiet} x={x} y={y} width="14" height="14" rx="4" />
      )),
    ),
    app(27, 52, 14),
    ring(34, 59),
  ],
  /** An address that is copied. */
  address: [
    <rect key="bar" className={styles.artWash} x="7" y="10" width="58" height="13" rx="6.5" />,
    <rect key="text" className={styles.artMark} x="13" y="14.5" width="36" height="4" rx="2" />,
    rows(36, 5),
  ],
  /** Settings with a switch. */
  switch: [
    rows(14, 2),
    <rect key="row" className={styles.artWash} x="8" y="42" width="56" height="18" rx="5" />,
    <rect key="text" className={styles.artQuiet} x="14" y="48.5" width="22" height="5" rx="2.5" />,
    <rect key="switch" className={styles.artMark} x="43" y="46" width="17" height="10" rx="5" />,
    <circle key="knob" className={styles.artKnob} cx="55" cy="51" r="3.5" />,
    rows(69, 2),
  ],
  /** A file that has arrived. */
  file: [
    <rect key="sheet" className={styles.artSheet} x="7" y="10" width="58" height="24" rx="6" />,
    <path key="arrow" className={styles.artLine} d="M18 16v9m-4-4 4 4 4-4M13 29h10" strokeWidth="1.8" />,
    <rect key="name" className={styles.artQuiet} x="30" y="17" width="26" height="4" rx="2" />,
    <rect key="done" className={styles.artMark} x="30" y="24" width="18" height="4" rx="2" />,
    rows(48, 4),
  ],
};

export type ArtName = keyof typeof ART;

/** A drawn phone that shows where to tap: decoration, as the words beside it say the same. */
export function GuideArt({ name }: { name: ArtName }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 72 104"
      width="72"
      height="104"
      fill="none"
      focusable="false"
      aria-hidden="true"
    >
      <rect className={styles.artPhone} x="1.5" y="1.5" width="69" height="101" rx="9" />
      {ART[name]}
    </svg>
  );
}
