import { type ReactNode, useLayoutEffect } from 'react';
import type { SessionClock } from '../../../contract/schemas/protection.ts';
import { durationText } from '../../i18n/duration.ts';
import { masked, money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { minutesOf } from '../../stores/session/session-clock.ts';
import { balanceHidden } from '../../stores/settings/settings.ts';
import { currency, hasFeature } from '../../stores/system/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './Guard.css';

/** The page where members protect themselves. */
export const PROTECTION = '/m/protection';

interface ClockStripProps {
  clock: SessionClock;
  now: number;
  /** What is closed for the member: it stands there alone. */
  closed?: ReactNode;
}

/** The session's time and net position, that it is free play, or what is closed for the member, in a pill in the bar at the top. */
export function ClockStrip({ clock, now, closed }: ClockStripProps) {
  const trial = !hasRole('account');
  const wanted = Boolean(closed) || trial || hasFeature('sessionClock');
  useRoom(wanted);
  useTrialMark(trial);
  if (!wanted) return null;
  const time = durationText(minutesOf(clock, now));
  const amount = money(clock.net, currency.value);
  const net = balanceHidden.value ? masked(amount) : amount;
  const sign = clock.net.startsWith('-') ? styles.clockLost : styles.clockWon;
  return (
    <button
      type="button"
      className={closed ? `${styles.clock} ${styles.clockClosed}` : styles.clock}
      onClick={() => go(PROTECTION)}
    >
      <Icon path="/icons/lobby.svg#clock" size="sm" />
      {closed || (
        <>
          {trial && <b className={styles.clockTrial}>{t('clock_trial')}</b>}
          <span>{time}</span>
          <b className={sign}>{net}</b>
          <span className="hide-visually">{t('clock_label')}</span>
        </>
      )}
    </button>
  );
}

/** Marks the document while the pill is there, so that what stands in the bar makes room for it: see Guard.css. */
function useRoom(wanted: boolean): void {
  // Before it is painted, or it would be seen to jump to its place.
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (!wanted || !root) return;
    const { dataset } = document.documentElement;
    const mark = () => {
      const kind = document.querySelector('.header, .titlebar') ? 'bar' : 'bare';
      if (dataset.clock !== kind) dataset.clock = kind;
    };
    // A bar comes and goes with its page, which may come long after its address, and may draw one of its own.
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true });
    mark();
    return () => {
      watch.disconnect();
      delete dataset.clock;
    };
  }, [wanted]);
}

/** Marks the document in free play, so that a balance of play money has a colour of its own: see Guard.css. */
function useTrialMark(trial: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!trial) return;
    dataset.trial = '';
    return () => {
      delete dataset.trial;
    };
  }, [trial]);
}
