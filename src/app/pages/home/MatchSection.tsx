import './Match.css';
import './Strip.css';
import { useEffect, useRef, useState } from 'react';
import type { SportMatch } from '../../../contract/schemas/games.ts';
import { t } from '../../i18n/texts.ts';
import { sportOf } from '../../lib/matches.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { chooseCategory } from '../../stores/lobby.ts';
import { matchGroups, soonest } from '../../stores/matches.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SPORT_ICONS } from '../../ui/icon/sprite.ts';
import type { HomeKit } from './kit.ts';
import { MatchCard, MatchRow } from './Match.tsx';

/** Rows of the list: the first matches of the chosen sport. */
const ROWS = 4;

interface MatchSectionProps {
  kit: HomeKit;
  /** False where it already stands above the sports: then there is nowhere to go for more. */
  whole?: boolean;
}

/** The matches of the next days (SPEC 2.7): those that begin first as a carousel, then a list by sport. Without any it is hidden. */
export default function MatchSection({ kit: { Head, icons }, whole = true }: MatchSectionProps) {
  const box = useRef<HTMLElement>(null);
  const groups = matchGroups.value.value;
  const failed = !groups && matchGroups.error.value !== undefined;

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (near) => near && matchGroups.want(), lookAhead());
  }, []);

  if (groups?.length === 0) return null;
  const toSports = () => {
    chooseCategory('SPORTS');
    scrollTo(0, 0);
  };
  return (
    <section ref={box} className="home-section">
      <Head
        title={t('matches')}
        icon={icons.SPORTS}
        {...(failed
          ? { more: t('retry'), onMore: () => void matchGroups.load() }
          : whole && { more: t('more'), onMore: toSports })}
      />
      {!groups && !failed && (
        <div className="bones">
          <div className="bone match-bone" />
        </div>
      )}
      {groups && (
        <>
          <ul className="lobby-strip" aria-label={t('matches_soonest')}>
            {soonest.value.map(({ match, sport }) => (
              <li key={match.matchId} className="match-slide">
                <MatchCard match={match} sport={sport} />
              </li>
            ))}
          </ul>
          <BySport />
        </>
      )}
    </section>
  );
}

function BySport() {
  const groups = matchGroups.value.value ?? [];
  const [chosen, choose] = useState(0);
  const group = groups[chosen] ?? groups[0];
  if (!group) return null;
  return (
    <>
      <div className="match-sports">
        {groups.map((one, index) => (
          <button
            key={one.gameName}
            type="button"
            className={one === group ? 'match-sport match-sport-on' : 'match-sport'}
            aria-pressed={one === group}
            onClick={() => choose(index)}
          >
            <Icon path={SPORT_ICONS[sportOf(one)]} size="sm" />
            <span>{one.gameName}</span>
          </button>
        ))}
      </div>
      <ul className="match-list">
        {group.matches.slice(0, ROWS).map((match: SportMatch) => (
          <MatchRow key={match.matchId} match={match} sport={sportOf(group)} />
        ))}
      </ul>
    </>
  );
}
