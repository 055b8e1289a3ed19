import type { SessionClock } from '../../../contract/shapes/protection.ts';
import { masked, money } from '../../i18n/format.ts';
import { longMoment } from '../../i18n/moment.ts';
import { t } from '../../i18n/texts.ts';
import { durationText } from '../../lib/duration.ts';
import { go } from '../../routes/links.ts';
import { minutesOf } from '../../stores/session-clock.ts';
import { balanceHidden } from '../../stores/settings.ts';
import { currency, hasFeature } from '../../stores/system.ts';
import { clock as icon } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Where members protect themselves: no first screen leads there, so it stands in no link of the shell. */
export const PROTECTION = '/m/protection';

/** The session's time and net position, and what is closed for the member; it lies over the page, so that nothing moves. */
export function ClockPill({ clock, now }: { clock: SessionClock; now: number }) {
  const closed = closedText(clock);
  if (!closed && !hasFeature('sessionClock')) return null;
  const time = durationText(minutesOf(clock, now));
  const amount = money(clock.net, currency.value);
  const net = balanceHidden.value ? masked(amount) : amount;
  const sign = clock.net.startsWith('-') ? 'clock-lost' : 'clock-won';
  return (
    <button type="button" className="clock" onClick={() => go(PROTECTION)}>
      <span className={closed ? 'clock-pill clock-closed' : 'clock-pill'}>
        <Icon path={icon} size="sm" />
        {closed ?? (
          <>
            <span>{time}</span>
            <b className={sign}>{net}</b>
            <span className="hide-visually">{t('clock_label')}</span>
          </>
        )}
      </span>
    </button>
  );
}

function closedText({ excluded, timeOutUntil }: SessionClock): string | undefined {
  if (excluded)
    return excluded.until ? t('clock_excluded', { at: longMoment(excluded.until) }) : t('clock_excluded_good');
  return timeOutUntil && t('clock_break', { at: longMoment(timeOutUntil) });
}
