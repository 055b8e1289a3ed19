import { t } from '../../../i18n/texts.ts';
import type { StreakStop } from '../../../lib/streak-week.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, gift } from '../../../ui/icon/rewards.ts';
import styles from './SignIn.css';

/** A winding line over the first `stops` of seven; a stop is one unit wide, the line two units high. */
function line(stops: number): string {
  const yAt = (at: number): number => (at % 2 === 0 ? 0.6 : 1.4);
  const bends = Array.from({ length: Math.max(0, stops - 1) }, (_, at) => {
    const [x, y, next] = [at + 0.5, yAt(at), yAt(at + 1)];
    return `C${x + 0.5} ${y} ${x + 0.5} ${next} ${x + 1} ${next}`;
  });
  return `M.5 ${yAt(0)}${bends.join('')}`;
}

/** The streak as a path of a week: what is behind in gold, today as the next stop, gifts where a bonus waits. */
export function StreakPath({ stops }: { stops: readonly StreakStop[] }) {
  const had = stops.filter(({ state }) => state === 'had').length;
  return (
    <div className={styles.signinPath} data-testid="streak-path">
      <svg
        className={styles.signinWay}
        viewBox="0 0 7 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={line(stops.length)} />
        <path className={styles.signinWayHad} d={line(had)} />
      </svg>
      <ol className={styles.signinStops} aria-label={t('signIn_path')}>
        {stops.map(({ days, state, bonus }) => (
          <li
            key={days}
            className={`${styles.signinStop} ${styles[`signin-stop--${state}`]}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="hide-visually">
              {t('signIn_step', { days })}
              {state === 'had' && `, ${t('signIn_day_claimed')}`}
            </span>
            <span className={styles.signinStopDot} aria-hidden="true">
              {state === 'had' && <Icon path={check} size="sm" />}
              {state !== 'had' && (bonus ? <Icon path={gift} size="md" /> : days)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
