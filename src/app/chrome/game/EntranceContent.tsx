import { useEffect, useState } from 'react';
import { percent } from '../../i18n/figures.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { deposit, go, login } from '../../routes/links.ts';
import { type EntranceGame, openAtOnce, opensAtOnce, waitForDeposit } from '../../stores/games/entrance.ts';
import { detailOf } from '../../stores/games/game-detail.ts';
import { tapFavourite, tileOf } from '../../stores/games/game-tile.ts';
import { openGame } from '../../stores/games/launch.ts';
import { vendorName } from '../../stores/games/vendor-names.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { currency } from '../../stores/system/system.ts';
import { wallet } from '../../stores/wallet/wallet.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { heart } from '../../ui/icon/list.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Entrance.css';

/** Drawn width and height of the game’s picture in CSS px: its file is the one of a tile, in every mode. */
const PICTURE = 96;

/** Volatilities that have a word; a platform may know others. */
const VOLATILITY: readonly string[] = ['low', 'medium', 'high'];

export interface EntranceContentProps {
  game: EntranceGame;
  /** The path that the game leads back to. */
  here: string;
  /** Closes the sheet. */
  onLeave: () => void;
}

/** What a game is, and the ways in: to play, to try it for free, or, with too little money for its lowest bet, to deposit first. */
export default function EntranceContent({ game, here, onLeave }: EntranceContentProps) {
  const detail = detailOf(game);
  useEffect(() => {
    detail.want();
    wallet.want();
  }, [detail]);
  const { tint, kind } = tileOf(game);
  const lowest = detail.value.value?.game.minBet ?? game.minBet;
  const poor = hasRole('money') && isPoor(lowest);
  return (
    <div className={styles.entrance}>
      <div className={styles.entranceTop}>
        <span className={styles.entrancePicture}>
          <Picture
            src={game.iconUrl}
            name={game.displayName}
            tint={tint}
            kind={kind}
            width={PICTURE}
            height={PICTURE}
            eager
          />
        </span>
        <div className={styles.entranceFacts}>
          <div className={styles.entranceMaker}>
            <p className={`${styles.entranceVendor} ellipsis`}>{vendorName(game.vassalage)}</p>
            <Favourite game={game} />
          </div>
          <Facts game={game} lowest={lowest} />
        </div>
      </div>
      {poor && <p className={styles.entrancePoor}>{t('entrance_poor')}</p>}
      <Ways game={game} here={here} poor={poor} onLeave={onLeave} />
      <Checkbox name="once" checked={opensAtOnce.value} onChange={openAtOnce}>
        {t('entrance_once')}
      </Checkbox>
    </div>
  );
}

/** True where the balance is known not to reach for one round. */
function isPoor(lowest = '0'): boolean {
  const balance = wallet.value.value?.sumBalance;
  return balance !== undefined && (toMinor(balance) ?? 0) < Math.max(1, toMinor(lowest) ?? 0);
}

/** Bets, RTP and volatility, as far as the platform tells them. */
function Facts({ game, lowest }: { game: EntranceGame; lowest: string | undefined }) {
  const { maxBet, rtp, volatility } = detailOf(game).value.value ?? {};
  const facts = [
    lowest && { name: t('entrance_lowest'), value: money(lowest, currency.value) },
    maxBet && { name: t('entrance_highest'), value: money(maxBet, currency.value) },
    Number(rtp) > 0 && { name: t('entrance_rtp'), value: percent(rtp ?? '') },
    volatility &&
      VOLATILITY.includes(volatility) && { name: t('entrance_volatility'), value: t(`entrance_${volatility}`) },
  ];
  return (
    <dl className={styles.entranceList}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name} className={styles.entranceFact}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Favourite({ game }: { game: EntranceGame }) {
  const { favourite, favouriteLabel } = tileOf(game);
  return (
    <button
      type="button"
      className={favourite ? `${styles.entranceHeart} ${styles.entranceHeartOn}` : styles.entranceHeart}
      aria-pressed={favourite}
      aria-label={favouriteLabel}
      onClick={() => tapFavourite(game)}
    >
      <Icon path={heart} size="md" />
    </button>
  );
}

function Ways({ game, here, poor, onLeave }: EntranceContentProps & { poor: boolean }) {
  const [busy, setBusy] = useState(false);
  const demo = detailOf(game).value.value?.demo && hasRole('account');
  const leaveFor = (path: string) => {
    onLeave();
    go(path);
  };
  const play = async (free = false) => {
    setBusy(true);
    const end = await openGame(game, here, go, free);
    setBusy(false);
    // While the game is on its way its picture stays; who comes back finds the page.
    if (end === 'login') leaveFor(login(here));
    if (end === 'leaving') addEventListener('pagehide', onLeave, { once: true });
  };
  const payIn = () => {
    waitForDeposit({ game, here });
    leaveFor(deposit);
  };
  return (
    <div className={styles.entranceWays}>
      {poor && (
        <button type="button" className="btn btn-primary btn-wide" onClick={payIn}>
          {t('deposit')}
        </button>
      )}
      <button
        type="button"
        className={poor ? 'btn btn-ghost btn-wide' : 'btn btn-primary btn-wide'}
        aria-busy={busy}
        onClick={() => void play()}
      >
        {t('entrance_play')}
      </button>
      {demo && (
        <button type="button" className="btn btn-ghost btn-wide" disabled={busy} onClick={() => void play(true)}>
          {t('entrance_try')}
        </button>
      )}
    </div>
  );
}
