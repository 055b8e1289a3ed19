import { tab } from '../../device/storage.ts';
import { homeAnnouncements } from '../../stores/announcements.ts';
import { session } from '../../stores/session.ts';
import { usePart } from '../../ui/part/use-part.ts';
import { withTexts } from './with-texts.ts';

const popups = { load: withTexts(() => import('./LoginPopups.tsx')) };

/** Under this name the tab keeps for which session the pop-ups have been shown. */
const SHOWN = 'popups';

/** The pop-ups after a login, once per session (SPEC 2.7). A visit that has seen them, or has none to see, fetches nothing for them. */
export function HomePopups() {
  const mark = session.value && String(session.value.since);
  const list = homeAnnouncements.value.value?.popup;
  if (!mark || !list?.length || tab.get(SHOWN) === mark) return null;
  return <Due onDone={() => tab.set(SHOWN, mark)} />;
}

function Due({ onDone }: { onDone: () => void }) {
  const { Part } = usePart(popups);
  return Part ? <Part onDone={onDone} /> : null;
}
