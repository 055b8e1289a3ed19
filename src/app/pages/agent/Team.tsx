import '../../ui/grid/Grid.css';
import '../../ui/rows/Rows.css';
import './agent.css';
import './team.css';
import { useCallback, useState } from 'react';
import type { Subordinate } from '../../../contract/schemas/agent.ts';
import { integer } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { pagedRows } from '../../stores/paged-rows.ts';
import { checkRole } from '../../stores/roles.ts';
import { hasMenu } from '../../stores/system.ts';
import { team } from '../../stores/team.ts';
import { showToast } from '../../stores/toasts.ts';
import { usePart } from '../../ui/part/use-part.ts';
import { Rows } from '../../ui/rows/Rows.tsx';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { loadBar } from './bar-part.ts';
import { loadOpen } from './open-part.ts';
import type { Over } from './parts/TeamSheets.tsx';
import { MOST_RECEIVERS, type Receiver } from './receivers.ts';
import { TEAM_ROW, TeamMember } from './TeamMember.tsx';
import { TeamSearch } from './TeamSearch.tsx';
import { TeamSlot } from './TeamSlot.tsx';
import { loadSheets } from './team-parts.ts';
import { linksPath } from './team-paths.ts';
import { useTeamAddress } from './use-team-address.ts';

/** Managing the team (SPEC 2.1, 2.11): its tree level by level, a search over all of it, accounts, rates and transfers. */
export default function Team() {
  const { filter, open, narrow } = useTeamAddress();
  const [over, setOver] = useState<Over | { sheet: 'open' }>();
  /** Members to be sent money, while some are being chosen. */
  const [picked, setPicked] = useState<readonly Receiver[]>();
  const load = useFilter(filter, team.open);
  const { Part: TeamBar } = usePart(loadBar);
  const footer = team.value.value?.footer;
  const searching = filter.userName !== undefined;
  const close = () => setOver(undefined);

  const press = (member: Subordinate): void => {
    if (!picked) {
      setOver({ sheet: 'member', member });
      return;
    }
    const { memberId, userName } = member;
    const others = picked.filter((one) => one.memberId !== memberId);
    if (others.length < picked.length) setPicked(others);
    else if (picked.length < MOST_RECEIVERS) setPicked([...picked, { memberId, userName }]);
    else showToast('fail', 'team_most', 2, { count: MOST_RECEIVERS });
  };
  const ids = picked?.map(({ memberId }) => memberId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are drawn again when the choice or the kind of list is another
  const renderMember = useCallback(
    (member: Subordinate) => (
      <TeamMember
        member={member}
        found={searching}
        picked={picked?.some(({ memberId }) => memberId === member.memberId)}
        onPress={press}
        onOpen={({ memberId }) => open(memberId)}
      />
    ),
    [ids, searching],
  );
  const narrowed = searching || filter.role !== undefined;
  return (
    <div className="agent-page">
      <div className="agent-acts">
        <button type="button" className="btn btn-primary" onClick={() => setOver({ sheet: 'open' })}>
          {t('team_open')}
        </button>
        {hasMenu('AGENTRANSMULTDOWN3') && (
          <button
            type="button"
            className="btn btn-ghost"
            aria-pressed={picked !== undefined}
            onClick={() => setPicked(picked || !checkRole('money') ? undefined : [])}
          >
            {t(picked ? 'team_stop' : 'team_send')}
          </button>
        )}
        <button type="button" className="btn btn-ghost" onClick={() => go(linksPath)}>
          {t('team_links')}
        </button>
      </div>
      <TeamSearch value={filter.userName ?? ''} onFind={(userName) => narrow(userName ? { userName } : {})} />
      <div className="agent-bar-place">
        {TeamBar && (
          <TeamBar
            filter={filter}
            footer={footer}
            onChange={narrow}
            onLevel={open}
            onSecret={() => setOver({ sheet: 'secret' })}
          />
        )}
      </div>
      <Rows
        {...pagedRows({ record: team, total: ({ footer: { count } }) => count })}
        rowHeight={TEAM_ROW}
        renderRow={renderMember}
        label={t('team_list')}
        empty={
          narrowed
            ? { title: t('team_none'), action: t('team_show_all'), onAction: () => narrow({}) }
            : {
                title: t('team_empty'),
                text: t('team_empty_text'),
                action: t('team_open'),
                onAction: () => setOver({ sheet: 'open' }),
              }
        }
        failed={t('team_failed')}
        onRetry={load}
      />
      {picked && (
        <div className="agent-foot">
          <span>{t('team_picked', { count: integer(picked.length) })}</span>
          <button
            type="button"
            className="btn btn-primary"
            disabled={picked.length === 0}
            onClick={() => setOver({ sheet: 'send', receivers: picked })}
          >
            {t('team_continue')}
          </button>
        </div>
      )}
      {over?.sheet === 'open' && <TeamSlot part={loadOpen} props={{ onOpened: load, onClose: close }} />}
      {over && over.sheet !== 'open' && (
        <TeamSlot
          part={loadSheets}
          props={{
            over,
            onOver: setOver,
            onLevel: open,
            onSent: () => {
              close();
              setPicked(undefined);
              load();
              scrollTo(0, 0);
            },
            onClose: close,
          }}
        />
      )}
    </div>
  );
}
