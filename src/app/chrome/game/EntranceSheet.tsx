import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { t } from '../../i18n/texts.ts';
import { entrance } from '../../stores/games/entrance.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';

const EntranceContent = lazy(() => import('./EntranceContent.tsx'), { texts: ['entrance'] });

const close = (): void => showSheet(undefined);

/** The entrance of a game that is opened for the first time: what it is, what it takes, and the ways in. */
export default function EntranceSheet() {
  const shown = entrance.value;
  if (!shown) return null;
  return (
    <Drawer
      open={openSheet.value === 'game'}
      from="bottom"
      title={shown.game.displayName}
      closeLabel={t('close')}
      onClose={close}
    >
      <Part
        key={shown.game.nodeId}
        of={EntranceContent}
        props={{ ...shown, onLeave: close }}
        bones={<LineBones count={5} />}
      />
    </Drawer>
  );
}
