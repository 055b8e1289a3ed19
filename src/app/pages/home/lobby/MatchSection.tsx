import { useState } from 'react';
import type { MatchGroup, SportMatch } from '../../../../contract/schemas/games.ts';
import { t } from '../../../i18n/texts.ts';
import { sportOf } from '../../../lib/matches.ts';
import { matchGroups, soonest } from '../../../stores/games/matches.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { SPORT_ICONS } from '../../../ui/icon/sprite.ts';
import { ICONS, showCategory } from '../HomeCategories.tsx';
import { NearSection } from '../HomeSection.tsx';
import matchStyles from './Match.css';
import { MatchCard, MatchRow } from './Match.tsx';
import stripStyles from './Strip.css';

/** Rows of the list: the first matches of the chosen sport. */
const ROWS = 4;

/**
 * The matches of the next days (SPEC 2.7): those that begin first as a carousel, then a list by sport. Without any it is hidden.
 * @param whole false where it already stands above the sports: then there is nowhere to go for more
 */
export default function MatchSection({ whole = true }: { whole?: boolean }) {
  return (
    <NearSection
      resource={matchGroups}
      isEmpty={(groups) => groups.length === 0}
      title={t('matches')}
      icon={ICONS.SPORTS}
      onMore={whole ? () => showCategory('SPORTS') : undefined}
    >
      {(groups) =>
        groups ? (
          <>
            <ul className={stripStyles.lobbyStrip} aria-label={t('matches_soonest')}>
              {soonest.value.map(({ match, sport }) => (
                <li key={match.matchId} className={matchStyles.matchSlide}>
                  <MatchCard match={match} sport={sport} />
                </li>
              ))}
            </ul>
            <BySport groups={groups} />
          </>
        ) : (
          <div className="bones">
            <div className={`bone ${matchStyles.matchBone}`} />
          </div>
        )
      }
    </NearSection>
  );
}

function BySport({ groups }: { groups: readonly MatchGroup[] }) {
  const [chosen, choose] = useState(0);
  const group = groups[chosen] ?? groups[0];
  if (!group) return null;
  return (
    <>
      <div className={matchStyles.matchSports}>
        {groups.map((one, index) => (
          <button
            key={one.gameName}
            type="button"
            className={one === group ? `${matchStyles.matchSport} ${matchStyles.matchSportOn}` : matchStyles.matchSport}
            aria-pressed={one === group}
            onClick={() => choose(index)}
          >
            <Icon path={SPORT_ICONS[sportOf(one)]} size="sm" />
            <span>{one.gameName}</span>
          </button>
        ))}
      </div>
      <ul>
        {group.matches.slice(0, ROWS).map((match: SportMatch) => (
          <MatchRow key={match.matchId} match={match} sport={sportOf(group)} />
        ))}
      </ul>
    </>
  );
}
