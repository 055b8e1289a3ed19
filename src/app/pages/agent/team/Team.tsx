import { useCallback, useState } from 'react';
import type { Subordinate } from '../../../../contract/schemas/agent.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { team } from '../../../stores/agent/team.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { hasAll } from '../../../stores/system/system.ts';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { linksPath } from '../agent-pages.ts';
import linesStyles from '../lines.css';
import { TeamRows } from '../MemberRow.tsx';
import { NameSearch } from '../TeamNavigation.tsx';
import { TeamMember } from './TeamMember.tsx';
import type { TeamSheet } from './TeamSheets.tsx';
import teamStyles from './team.css';
import { useTeamAddress } from './team-address.ts';
import type { Receiver } from './transfer-rules.ts';

/** No more members than this in one transfer. */
const MOST_RECEIVERS = 100;

/** It comes before anybody needs it: a transfer is in doubt just when the line fails. */
const TEAM_BAR = lazy(() => import('./TeamBar.tsx'), { texts: ['teamState'], afterPaint: true });
const TEAM_SHEETS = lazy(() => import('./TeamSheets.tsx'), { texts: ['teamSheets'] });
const OPEN_ACCOUNT = lazy(() => import('../downlines/OpenAccountSheet.tsx'), { texts: ['teamSheets'] });

/** Members who are chosen for a transfer; undefined while nobody chooses. */
function usePicked() {
  const [picked, setPicked] = useState<readonly Receiver[]>();
  const toggle = ({ memberId, userName }: Subordinate): void => {
    if (!picked) return;
    const others = picked.filter((one) => one.memberId !== memberId);
    if (others.length < picked.length) setPicked(others);
    else if (picked.length < MOST_RECEIVERS) setPicked([...picked, { memberId, userName }]);
    else showToast('fail', 'team_most', 2, { count: MOST_RECEIVERS });
  };
  return { picked, setPicked, toggle };
}

/** Managing the team (SPEC 2.1, 2.11): its tree level by level, a search over all of it, accounts, rates and transfers. */
export default function Team() {
  const { filter, open, narrow } = useTeamAddress();
  const [sheet, setSheet] = useState<TeamSheet | { sheet: 'open' }>();
  const { picked, setPicked, toggle } = usePicked();
  const load = useFilter(filter, team.open);
  const searching = filter.userName !== undefined;
  const openAccount = () => setSheet({ sheet: 'open' });
  const close = () => setSheet(undefined);
  const sent = () => {
    close();
    setPicked(undefined);
    load();
    scrollTo(0, 0);
  };

  const ids = picked?.map(({ memberId }) => memberId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are drawn again when the choice or the kind of list is another
  const renderMember = useCallback(
    (member: Subordinate) => (
      <TeamMember
        member={member}
        found={searching}
        picked={picked?.some(({ memberId }) => memberId === member.memberId)}
        onPress={picked ? toggle : () => setSheet({ sheet: 'member', member })}
        onOpen={({ memberId }) => open(memberId)}
      />
    ),
    [ids, searching],
  );
  return (
    <div className="page">
      <TeamActs
        picking={picked !== undefined}
        onOpenAccount={openAccount}
        onPick={() => setPicked(picked ? undefined : [])}
      />
      <NameSearch
        value={filter.userName ?? ''}
        label={t('team_search')}
        onFind={(userName) => narrow(userName ? { userName } : {})}
      />
      <div className={teamStyles.agentBarPlace}>
        <Part
          of={TEAM_BAR}
          props={{
            filter,
            footer: team.value.value?.footer,
            onChange: narrow,
            onLevel: open,
            onPassword: () => setSheet({ sheet: 'password' }),
          }}
          bones={null}
        />
      </div>
      <TeamRows
        record={team}
        total={({ footer: { count } }) => count}
        renderRow={renderMember}
        label={t('team_list')}
        empty={
          searching || filter.role !== undefined
            ? { title: t('team_none'), action: t('team_show_all'), onAction: () => narrow({}) }
            : { title: t('team_empty'), text: t('team_empty_text'), action: t('team_open'), onAction: openAccount }
        }
        failed={t('team_failed')}
        onRetry={load}
      />
      {picked && <PickedFoot picked={picked} onContinue={() => setSheet({ sheet: 'send', receivers: picked })} />}
      {sheet?.sheet === 'open' && <Sheet of={OPEN_ACCOUNT} props={{ onOpened: load, onClose: close }} />}
      {sheet && sheet.sheet !== 'open' && (
        <Sheet
          of={TEAM_SHEETS}
          props={{ shown: sheet, onShow: setSheet, onLevel: open, onSent: sent, onClose: close }}
        />
      )}
    </div>
  );
}

interface TeamActsProps {
  /** Members are being chosen. */
  picking: boolean;
  onOpenAccount: () => void;
  onPick: () => void;
}

/** What is done with the team as a whole. */
function TeamActs({ picking, onOpenAccount, onPick }: TeamActsProps) {
  return (
    <div className={linesStyles.agentActs}>
      <button type="button" className="btn btn-primary" onClick={onOpenAccount}>
        {t('team_open')}
      </button>
      {hasAll('AGENTRANSMULTDOWN3') && hasRole('money') && (
        <button type="button" className="btn btn-ghost" aria-pressed={picking} onClick={onPick}>
          {t(picking ? 'team_stop' : 'team_send')}
        </button>
      )}
      <button type="button" className="btn btn-ghost" onClick={() => go(linksPath)}>
        {t('team_links')}
      </button>
    </div>
  );
}

/** How many members are chosen, and the way to the amounts. */
function PickedFoot({ picked, onContinue }: { picked: readonly Receiver[]; onContinue: () => void }) {
  return (
    <div className={teamStyles.agentFoot}>
      <span>{t('team_picked', { count: integer(picked.length) })}</span>
      <button type="button" className="btn btn-primary" disabled={picked.length === 0} onClick={onContinue}>
        {t('team_continue')}
      </button>
    </div>
  );
}
