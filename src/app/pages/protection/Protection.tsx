import './Protection.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go, login } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { protection } from '../../stores/protection.ts';
import { hasRole } from '../../stores/roles.ts';
import { session } from '../../stores/session.ts';
import { hasFeature } from '../../stores/system.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { pause, prohibit } from '../../ui/icon/protection.ts';
import { ClosedCard } from './ClosedCard.tsx';
import { HelpSection } from './HelpSection.tsx';
import { History } from './History.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { SheetSection } from './sections.tsx';

/** Player protection: limits, reality check, time-out, self-exclusion, and who helps; guests read the last of them. */
export default function Protection() {
  const who = session.value;
  return (
    <div className="protect-page">
      <p className="protect-intro">{t('protection_intro')}</p>
      {who && !hasRole('account') && <p className="card protect-note">{t('protection_trial')}</p>}
      {!who && <Guest />}
      {hasRole('account') && <Own />}
      {settled() && <HelpSection />}
    </div>
  );
}

/** What stands below the member's own part comes with it: it would be pushed out of sight. */
const settled = (): boolean =>
  !hasRole('account') || protection.value.value !== undefined || protection.error.value !== undefined;

function Guest() {
  return (
    <section className="card protect-card">
      <p>{t('protection_guest')}</p>
      <button
        type="button"
        className="btn btn-primary btn-wide protect-act"
        onClick={() => go(login(location.pathname))}
      >
        {t('login')}
      </button>
    </section>
  );
}

/** What the member has set. A section stands there as long as the site has switched it on. */
function Own() {
  useEffect(() => void protection.load(), []);
  const known = protection.value.value;
  const error = protection.error.value;
  if (!known && !error) return <LineBones count={8} />;
  if (!known) {
    return (
      <Face
        kind={error?.kind === 'offline' ? 'offline' : 'error'}
        title={t('protection_failed')}
        text={error && t(errorText(error))}
        action={t('retry')}
        onAction={() => void protection.load()}
        busy={protection.busy.value}
      />
    );
  }
  return (
    <>
      <ClosedCard closure={known} />
      {hasFeature('playLimits') && <LimitsSection limits={known.limits} hours={known.waitingHours} />}
      {hasFeature('realityCheck') && <RealityCheck minutes={known.realityCheckMinutes} />}
      {hasFeature('timeOut') && !known.excluded && (
        <SheetSection
          sheet="pause"
          icon={pause}
          title={t('break_title')}
          hint={t('break_hint')}
          open={t('break_open')}
        />
      )}
      {hasFeature('selfExclusion') && !(known.excluded && !known.excluded.until) && (
        <SheetSection
          sheet="exclude"
          icon={prohibit}
          title={t('exclude_title')}
          hint={t('exclude_hint')}
          open={t('exclude_open')}
          danger
        />
      )}
      <History />
    </>
  );
}
