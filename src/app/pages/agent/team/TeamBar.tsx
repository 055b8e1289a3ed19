import type { SubordinateList } from '../../../../contract/schemas/agent.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { TeamFilter } from '../../../stores/team.ts';
import { TeamPath } from '../TeamPath.tsx';
import { TransferState } from './TransferState.tsx';
import { SORTS } from './team-address.ts';

export interface TeamBarProps {
  filter: TeamFilter;
  /** The way down and how many of each kind there are, once that is known. */
  footer: SubordinateList['footer'] | undefined;
  onChange: (filter: TeamFilter) => void;
  /** Leads to a level of the way down. */
  onLevel: (parentId: string | undefined) => void;
  /** The payment password is needed to learn how a transfer ended. */
  onPassword: () => void;
}

/** Above the list: how a transfer stands, the way down, the order, and the kinds of members with their numbers. */
export default function TeamBar({ filter, footer, onChange, onLevel, onPassword }: TeamBarProps) {
  const { role, sort = 'newest', ...place } = filter;
  const counts = footer && { all: footer.agents + footer.players, agent: footer.agents, player: footer.players };
  const order = sort === 'newest' ? {} : { sort };
  return (
    <>
      <TransferState onPassword={onPassword} />
      <div className="agent-bar">
        <TeamPath label={t('team_path')} root={t('team_mine')} path={footer?.path ?? []} onOpen={onLevel} />
        <label className="agent-sort">
          <span className="hide-visually">{t('team_sort')}</span>
          <select
            value={sort}
            onChange={(event) => {
              const next = SORTS.find((one) => one === event.currentTarget.value);
              onChange({ ...place, ...(role && { role }), ...(next && next !== 'newest' && { sort: next }) });
            }}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`team_sort_${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="agent-bar">
        <div className="agent-chips" role="radiogroup" aria-label={t('team_kinds')}>
          {(['all', 'agent', 'player'] as const).map((kind) => (
            // biome-ignore lint/a11y/useSemanticElements: chips that read as a choice
            <button
              key={kind}
              type="button"
              role="radio"
              aria-checked={(role ?? 'all') === kind}
              className="agent-chip"
              onClick={() => onChange({ ...place, ...order, ...(kind !== 'all' && { role: kind }) })}
            >
              {t(`team_${kind}s`)}
              {counts && <span className="agent-count">{integer(counts[kind])}</span>}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
