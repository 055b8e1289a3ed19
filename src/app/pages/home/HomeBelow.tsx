import { useRef } from 'react';
import { t } from '../../i18n/texts.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { ICONS, knownGroups } from './categories.ts';
import { HomeSection } from './HomeSection.tsx';
import type { HomeKit } from './kit.ts';
import { withTexts } from './with-texts.ts';

const lobby = { load: withTexts(() => import('./Lobby.tsx')) };
const footer = { load: withTexts(() => import('./HomeFooter.tsx')) };

export const kit: HomeKit = { Section: HomeSection, Head: SectionHead, icons: ICONS, groups: knownGroups };

/** All of home below its first two sections. Its bytes come when it is near the screen; its room is there before. */
export function HomeBelow() {
  const box = useRef<HTMLDivElement>(null);
  const { Part, failed, retry } = usePart(lobby, box);
  return (
    <div ref={box} className={Part ? undefined : 'home-below'}>
      {Part && <Part kit={kit} />}
      {failed && <Face kind="offline" title={t('home_failed')} action={t('retry')} onAction={retry} />}
      {!Part && !failed && <TileBones count={12} />}
    </div>
  );
}

/** The foot of home (SPEC 2.7). */
export function HomeFooterSlot() {
  const box = useRef<HTMLDivElement>(null);
  const { Part } = usePart(footer, box);
  return <div ref={box}>{Part && <Part kit={kit} />}</div>;
}
