import { useEffect, useState } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { t } from '../../../i18n/texts.ts';
import {
  chosenTournament,
  leaderboard,
  openLeaderboard,
  phaseOf,
  type TimedTournament,
  tournaments,
} from '../../../stores/promotions/tournaments.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import styles from './Leaderboard.css';
import { LeaderboardBones } from './Leaderboard.skeleton.tsx';

import { Prizes, Ranking } from './Ranking.tsx';
import { TournamentHero } from './TournamentHero.tsx';

type View = 'ranks' | 'prizes';

/** Ranks of a tournament that runs are asked for again after so many ms, while they are seen. */
const FRESH = 30_000;

/** Tournaments and their ranks (SPEC 2.1): who leads, what it brings, how long it still takes. */
export default function Leaderboard() {
  return (
    <RewardPage screen={REWARD_SCREENS.leaderboard} forTrial>
      <Tournaments />
    </RewardPage>
  );
}

function Tournaments() {
  useEffect(() => void tournaments.load(), []);
  return (
    <Loaded
      resource={tournaments}
      title={t('board_failed')}
      bones={<LeaderboardBones />}
      isEmpty={({ length }) => length === 0}
      empty={<Face kind="empty" title={t('board_none')} text={t('board_none_text')} />}
    >
      {(list) => <Boards list={list} first={list[0] as TimedTournament} />}
    </Loaded>
  );
}

/** Gives whether it failed. */
async function loadRanks(): Promise<boolean> {
  await leaderboard.load();
  return leaderboard.error.peek() !== undefined;
}

function Boards({ list, first }: { list: readonly TimedTournament[]; first: TimedTournament }) {
  const [view, setView] = useState<View>('ranks');
  const shown = list.find(({ tournamentId }) => tournamentId === chosenTournament.value) ?? first;
  const { tournamentId } = shown;
  const phase = phaseOf(shown, Date.now());
  const member = signedIn.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in has a rank of their own
  useEffect(() => openLeaderboard(tournamentId), [tournamentId, member]);
  useFollow(phase === 'running', loadRanks, FRESH);
  return (
    <>
      <Tabs
        label={t('title_leaderboard')}
        current={tournamentId}
        onPick={openLeaderboard}
        items={list.map(({ tournamentId: id, title }) => ({ id, label: title }))}
      />
      <TournamentHero tournament={shown} phase={phase} onMoment={() => void tournaments.load()} />
      <div className={styles.cupViews}>
        <Tabs
          label={t('board_views')}
          current={view}
          onPick={(id) => setView(id as View)}
          items={[
            { id: 'ranks', label: t('board_ranks') },
            { id: 'prizes', label: t('board_prizes') },
          ]}
        />
      </div>
      {view === 'ranks' ? <Ranking phase={phase} /> : <Prizes tournament={shown} />}
    </>
  );
}
