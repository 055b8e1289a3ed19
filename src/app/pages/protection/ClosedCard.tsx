import type { PlayClosure } from '../../../contract/schemas/protection.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { go, withdraw } from '../../routes/links.ts';
import { checkRole } from '../../stores/roles.ts';

/** What is closed now and until when, with the way to the money: an exclusion counts for more than a time-out. */
export function ClosedCard({ closure: { excluded, timeOutUntil } }: { closure: PlayClosure }) {
  if (!excluded && !timeOutUntil) return null;
  const until = excluded ? excluded.until : timeOutUntil;
  return (
    <section className="card protect-card protect-closed" role="status">
      <h2>{t(excluded ? 'protection_closed_excluded' : 'protection_closed_break')}</h2>
      <p>{until ? t('protection_closed_until', { at: longMoment(until) }) : t('protection_closed_good')}</p>
      <button
        type="button"
        className="btn btn-ghost btn-wide protect-act"
        onClick={() => checkRole('money') && go(withdraw)}
      >
        {t('protection_withdraw')}
      </button>
    </section>
  );
}
