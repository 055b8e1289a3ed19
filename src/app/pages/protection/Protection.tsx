import { useEffect, useState } from 'react';
import type { PlayClosure, Protection as ProtectionState } from '../../../contract/schemas/protection.ts';
import { Loaded } from '../../features/loading/Loaded.tsx';
import { lazy } from '../../features/loading/lazy.ts';
import { Sheet } from '../../features/loading/Sheet.tsx';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { go, login, withdraw } from '../../routes/links.ts';
import { protection } from '../../stores/protection/protection.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { session } from '../../stores/session/session.ts';
import { hasFeature } from '../../stores/system/system.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { history, pause, prohibit } from '../../ui/icon/protection.ts';
import { HelpSection } from './HelpSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { RealityCheck, SheetCard } from './ProtectCard.tsx';
import styles from './Protection.css';

const BreakSheet = lazy(() => import('./BreakSheet.tsx'), { texts: ['protectionSheets'] });
const ExcludeSheet = lazy(() => import('./ExcludeSheet.tsx'), { texts: ['protectionSheets'] });
const HistorySheet = lazy(() => import('./HistorySheet.tsx'), { texts: ['protectionSheets'] });

/** Player protection: limits, reality check, time-out, self-exclusion, and who helps. Guests see only who helps. */
export default function Protection() {
  const who = session.value;
  return (
    <div className="page">
      <p className={styles.protectIntro}>{t('protection_intro')}</p>
      {who && !hasRole('account') && <p className={`card ${styles.protectNote}`}>{t('protection_trial')}</p>}
      {!who && <Guest />}
      {hasRole('account') && <Own />}
      {settled() && <HelpSection />}
    </div>
  );
}

/** The help section waits for the member's own part above it, which would push it out of sight. */
const settled = (): boolean =>
  !hasRole('account') || protection.value.value !== undefined || protection.error.value !== undefined;

function Guest() {
  return (
    <section className={`card ${styles.protectCard}`}>
      <p>{t('protection_guest')}</p>
      <button
        type="button"
        className={`btn btn-primary btn-wide ${styles.protectAct}`}
        onClick={() => go(login(location.pathname))}
      >
        {t('login')}
      </button>
    </section>
  );
}

/** What the member has set. Each section stands there as long as the site has it switched on. */
function Own() {
  useEffect(() => void protection.load(), []);
  return (
    <Loaded resource={protection} title={t('protection_failed')} bones={<LineBones count={8} />}>
      {(known) => <Sections known={known} />}
    </Loaded>
  );
}

type OpenSheet = 'break' | 'exclude' | 'history' | undefined;

function Sections({ known }: { known: ProtectionState }) {
  const [sheet, setSheet] = useState<OpenSheet>();
  const props = { onClose: () => setSheet(undefined) };
  return (
    <>
      <ClosedCard closure={known} />
      {hasFeature('playLimits') && <LimitsSection limits={known.limits} hours={known.waitingHours} />}
      {hasFeature('realityCheck') && <RealityCheck minutes={known.realityCheckMinutes} />}
      {hasFeature('timeOut') && !known.excluded && (
        <SheetCard
          icon={pause}
          title={t('break_title')}
          hint={t('break_hint')}
          label={t('break_open')}
          onOpen={() => setSheet('break')}
        />
      )}
      {hasFeature('selfExclusion') && !(known.excluded && !known.excluded.until) && (
        <SheetCard
          icon={prohibit}
          title={t('exclude_title')}
          hint={t('exclude_hint')}
          label={t('exclude_open')}
          danger
          onOpen={() => setSheet('exclude')}
        />
      )}
      <button
        type="button"
        className={`btn btn-quiet btn-wide ${styles.protectHistory}`}
        aria-haspopup="dialog"
        onClick={() => setSheet('history')}
      >
        <Icon path={history} size="md" />
        <span>{t('history_open')}</span>
      </button>
      {sheet === 'break' && <Sheet of={BreakSheet} props={props} />}
      {sheet === 'exclude' && <Sheet of={ExcludeSheet} props={props} />}
      {sheet === 'history' && <Sheet of={HistorySheet} props={props} />}
    </>
  );
}

/** What is closed now and until when, with the way to the money: an exclusion counts for more than a time-out. */
function ClosedCard({ closure: { excluded, timeOutUntil } }: { closure: PlayClosure }) {
  if (!excluded && !timeOutUntil) return null;
  const until = excluded ? excluded.until : timeOutUntil;
  return (
    <section className={`card ${styles.protectCard} ${styles.protectClosed}`} role="status">
      <h2>{t(excluded ? 'protection_closed_excluded' : 'protection_closed_break')}</h2>
      <p>{until ? t('protection_closed_until', { at: longMoment(until) }) : t('protection_closed_good')}</p>
      {hasRole('withdraw') && (
        <button type="button" className={`btn btn-ghost btn-wide ${styles.protectAct}`} onClick={() => go(withdraw)}>
          {t('protection_withdraw')}
        </button>
      )}
    </section>
  );
}
