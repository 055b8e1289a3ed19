import './Lobby.css';
import type { ReactNode } from 'react';
import type { Vendor } from '../../../contract/schemas/games.ts';
import { t } from '../../i18n/texts.ts';
import { vendorStructure } from '../../stores/lobby.ts';
import { type GameSection, gameSections, type SectionName } from '../../stores/sections.ts';
import { rocket } from '../../ui/icon/sprite.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { InviteCard } from './InviteCard.tsx';
import { JackpotBar } from './JackpotBar.tsx';
import type { HomeKit } from './kit.ts';
import MatchSection from './MatchSection.tsx';
import { MenuGrid } from './MenuGrid.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

/** Sections whose title is a picture of the vendor (SPEC 2.7). */
const PICTURED: readonly SectionName[] = ['PP', 'JDB', 'TA', 'FC'];
/** Drawn size of such a title in CSS px; pictures of vendors are twice as wide as high. */
const TITLE = { width: 64, height: 32 };

/** Home below its first sections: the other sections of SPEC 2.7 in their order, and between them all that is no list of games. */
export default function Lobby({ kit }: { kit: HomeKit }) {
  const { Section, icons } = kit;
  const draw = (from: SectionName, to: SectionName): ReactNode =>
    between(from, to).map((section) => (
      <Section
        key={section.name}
        title={t(`section_${section.name}`)}
        icon={icons[section.name] ?? rocket}
        art={titleArt(section.name)}
        games={section.games}
        more={section.more}
      />
    ));
  return (
    <>
      <JackpotBar />
      {draw('NEW', 'RNG')}
      <PromoStrip kit={kit} />
      <MenuGrid kit={kit} />
      {draw('FISH', 'LIVE')}
      <MatchSection kit={kit} />
      {draw('PGE', 'CRASH')}
      <WinnerBoard kit={kit} />
      {draw('PP', 'FC')}
      <InviteCard />
    </>
  );
}

/** The sections from one to another, both included. */
function between(from: SectionName, to: SectionName): readonly GameSection[] {
  const at = (name: SectionName): number => gameSections.findIndex((section) => section.name === name);
  return gameSections.slice(at(from), at(to) + 1);
}

/** The picture that is a vendor's title; none while its address is not known, so that the text stands there. */
function titleArt(name: SectionName): ReactNode {
  if (!PICTURED.includes(name)) return undefined;
  const vendor = vendorOf(name);
  if (!vendor) return undefined;
  return (
    <span className="lobby-title" style={{ width: TITLE.width }}>
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
