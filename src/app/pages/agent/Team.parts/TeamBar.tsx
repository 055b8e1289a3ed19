import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { Paged } from '../../../stores/paged.ts';
import type { TeamFilter, team } from '../../../stores/team.ts';
import { SORTS } from '../team-paths.ts';
import { SendState } from './SendState.tsx';
import { TeamPath } from './TeamPath.tsx';

type Shown = typeof team.value.value;
type Footer = Shown extends Paged<infer _Row, infer _Filter, infer Footer> | undefined ? Footer : never;

export interface TeamBarProps {
  filter: TeamFilter;
  /** How many of each there are, once it is known. */
  footer: Footer | undefined;
  onChange: (filter: TeamFilter) => void;
  /** Leads to a level of the way down. */
  onLevel: (parentId: string | undefined) => void;
  /** The payment password is needed to learn how a transfer ended. */
  onSecret: () => void;
}

/** How money under way stands; the way down; what the level is narrowed to, with how many of each there are, and how it is ordered. */
export default function TeamBar({ filter, footer, onChange, onLevel, onSecret }: TeamBarProps) {
  const { role, sort = 'newest', ...place } = filter;
  const counts = footer && { all: footer.agents + footer.players, agent: footer.agents, player: footer.players };
  const order = sort === 'newest' ? {} : { sort };
  return (
    <>
      <SendState onSecret={onSecret} />
      <div className="agent-bar">
        <TeamPath path={footer?.path ?? []} onOpen={onLevel} />
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
