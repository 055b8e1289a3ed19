import type { SessionClock } from '../../../contract/schemas/protection.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';

/** What the member has closed, and until when: no text where nothing is. */
export default function ClosedText({ excluded, timeOutUntil }: SessionClock) {
  if (excluded)
    return excluded.until ? t('clock_excluded', { at: longMoment(excluded.until) }) : t('clock_excluded_good');
  return timeOutUntil && t('clock_break', { at: longMoment(timeOutUntil) });
}
