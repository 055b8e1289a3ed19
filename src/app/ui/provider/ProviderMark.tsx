import styles from './ProviderMark.css';

/** The G of Google, a path for each of its colours, on a board of 24 x 24. */
const GOOGLE: readonly (readonly [colour: string, path: string])[] = [
  ['#4285F4', 'M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-1.9 3.2-4.8 3.2-8.1z'],
  ['#34A853', 'M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8a6.6 6.6 0 0 1-9.9-3.5H2.2v2.8A11 11 0 0 0 12 23z'],
  ['#FBBC05', 'M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z'],
  ['#EA4335', 'M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4z'],
];

const FACEBOOK: typeof GOOGLE = [
  [
    '#1877F2',
    'M23 12a11 11 0 1 0-12.7 10.9v-7.7H7.5V12h2.8V9.6c0-2.8 1.6-4.3 4.1-4.3 1.2 0 2.5.2 2.5.2v2.7h-1.4c-1.4 0-1.8.9-1.8 1.7V12h3l-.5 3.2h-2.5v7.7A11 11 0 0 0 23 12z',
  ],
];

const MARKS = { google: GOOGLE, facebook: FACEBOOK };

/** The mark of a sign-in service in its own colours. */
export function ProviderMark({ provider }: { provider: keyof typeof MARKS }) {
  return (
    <svg className={styles.signingMark} viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[provider].map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
}
