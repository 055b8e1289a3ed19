import { computed } from '@preact/signals';
import { type ReactNode, useRef } from 'react';
import type { Game, Vendor } from '../../../../contract/schemas/games.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { useWhileNear } from '../../../features/loading/near.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { jackpotList } from '../../../lib/list-paths.ts';
import { go, inviteFriends, login, vipPath } from '../../../routes/links.ts';
import type { Resource } from '../../../stores/data/resource.ts';
import { followJackpot, jackpot } from '../../../stores/games/jackpot.ts';
import { recommendedGames, vendorStructure } from '../../../stores/games/lobby.ts';
import { gameSections, type SectionName } from '../../../stores/games/sections.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { currency } from '../../../stores/system/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { friends } from '../../../ui/icon/shell.ts';
import { rocket } from '../../../ui/icon/sprite.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import { Jackpot } from '../../../ui/ticker/Jackpot.tsx';
import homeStyles from '../Home.css';
import { ICONS } from '../HomeCategories.tsx';
import { HomeSection } from '../HomeSection.tsx';
import lobbyStyles from './Lobby.css';
import MatchSection from './MatchSection.tsx';
import { MenuGrid } from './MenuGrid.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import { Providers } from './Providers.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

const VipLine = lazy(() => import('./VipLine.tsx'), { texts: ['vipLine'] });

/** Sections whose title is a picture of the vendor (SPEC 2.7). */
const PICTURED: readonly SectionName[] = ['PP', 'JDB', 'TA', 'FC'];

/** A section without what the rows above it show, the hot games aside. */
const beside = (games: Resource<Game[]>, above: readonly Resource<Game[]>[]): Resource<Game[]> => ({
  ...games,
  value: computed(() =>
    games.value.value?.filter(
      ({ gameId }) => !above.some(({ value }) => value.value?.some((one) => one.gameId === gameId)),
    ),
  ),
});

/** What the first of them leave out beside the hot games: no game stands twice in the first rows. Rows of a kind or a vendor are whole. */
const ABOVE: Partial<Record<SectionName, readonly Resource<Game[]>[]>> = {
  NEW: [recommendedGames],
  RNG: [recommendedGames, ...gameSections.filter(({ name }) => name === 'NEW').map(({ games }) => games)],
};

const SECTIONS = gameSections.map((section) => {
  const above = ABOVE[section.name];
  return { ...section, games: above ? beside(section.games, above) : section.games, cold: !!above };
});

/** Drawn size of such a title in CSS px; pictures of vendors are twice as wide as high. */
const TITLE = { width: 64, height: 32 };

/** Home below its first sections: the other sections of SPEC 2.7 in their order, and between them all that is no list of games. */
export default function Lobby() {
  const draw = (from: SectionName, to: SectionName): ReactNode =>
    between(from, to).map((section) => (
      <HomeSection
        key={section.name}
        title={t(`section_${section.name}`)}
        icon={ICONS[section.name] ?? rocket}
        art={titleArt(section.name)}
        games={section.games}
        more={section.more}
        cold={section.cold}
      />
    ));
  return (
    <>
      <JackpotBar />
      <VipProgress />
      {draw('NEW', 'RNG')}
      <WinnerBoard />
      <Providers />
      <PromoStrip />
      <MenuGrid />
      {draw('FISH', 'LIVE')}
      <MatchSection />
      {draw('PGE', 'CRASH')}
      {draw('PP', 'FC')}
      <InviteCard />
    </>
  );
}

/** The sections from one to another, both included. */
function between(from: SectionName, to: SectionName) {
  const at = (name: SectionName): number => SECTIONS.findIndex((section) => section.name === name);
  return SECTIONS.slice(at(from), at(to) + 1);
}

/** The picture that is a vendor's title; none while its address is not known, so that the text stands there. */
function titleArt(name: SectionName): ReactNode {
  if (!PICTURED.includes(name)) return undefined;
  const vendor = vendorOf(name);
  if (!vendor) return undefined;
  return (
    <span className={lobbyStyles.lobbyTitle} style={{ width: TITLE.width }}>
      <Picture src={vendor.iconUrl} name="" alt={vendor.name} {...TITLE} />
    </span>
  );
}

function vendorOf(name: string): Vendor | undefined {
  const groups = vendorStructure.value.value?.sorting ?? [];
  for (const { vendorNames } of groups) {
    const found = vendorNames.find(({ vassalage }) => vassalage === name);
    if (found) return found;
  }
  return undefined;
}

/** The jackpot counter (SPEC 2.7), a way to its games. It is followed while it is on the screen; where there is none, nothing is drawn. */
function JackpotBar() {
  const box = useRef<HTMLDivElement>(null);
  useWhileNear(box, followJackpot);
  const now = jackpot.value;
  if (now === null) return null;
  return (
    <div ref={box} className={lobbyStyles.lobbyJackpot}>
      {now === undefined ? (
        <div className="bones">
          <div className={`bone ${lobbyStyles.lobbyJackpotBone}`} />
        </div>
      ) : (
        <Press href={jackpotList} onPress={() => go(jackpotList)}>
          <Jackpot
            title={t('jackpot')}
            text={integer(now.amount)}
            since={now.since}
            ahead={now.ahead.map(({ after, amount }) => ({ after, text: integer(amount) }))}
            currency={money('0', currency.value, 0).replace(/[\d\s]/g, '')}
          />
        </Press>
      )}
    </div>
  );
}

/** How far the next level is, for members where there are levels; its room is kept until it is known. */
function VipProgress() {
  const box = useRef<HTMLDivElement>(null);
  if (!hasRole('account') || !isOpen(vipPath)) return null;
  return (
    <div ref={box} className={lobbyStyles.lobbyVip}>
      <Part of={VipLine} props={{}} place={box} bones={null} fallback={null} />
    </div>
  );
}

/** The way to the invitation (SPEC 2.7); agents do not see it (SPEC section 6). */
export function InviteCard() {
  if (hasRole('agent') || !isOpen(inviteFriends)) return null;
  return (
    <section className={homeStyles.homeSection}>
      <div className={lobbyStyles.invite}>
        <Icon path={friends} size="xl" />
        <span className={lobbyStyles.inviteText}>
          <b>{t('invite_title')}</b>
          <small>{t('invite_text')}</small>
        </span>
        <button
          type="button"
          className="btn btn-primary btn-slim"
          onClick={() => go(signedIn.peek() ? inviteFriends : login(inviteFriends))}
        >
          {t('invite_action')}
        </button>
      </div>
    </section>
  );
}
