import { ErrorFace } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { PLAIN, viewAddress } from '../../../lib/list-view.ts';
import { gameList, go, home } from '../../../routes/links.ts';
import { reloadShown, type ShownList, shownBusy } from '../../../stores/games/shown-list.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { kindName } from './list-choices.ts';
import type { ListPlace } from './list-rules.ts';

interface Emptiness {
  title: string;
  text?: string;
  action: string;
  onAction: () => void;
}

/** Why a list is empty, and the way out of it (SPEC 2.8). */
function emptiness({ category, view, path, choose }: ListPlace): Emptiness {
  const { type, name, vendor, classify } = view;
  const all = { action: t('games_clear'), onAction: () => choose(PLAIN) };
  const kind = kindName(category);
  if (category === 'FAV' || category === 'HOT') {
    const hot = () => go(viewAddress(path, '?gameType=HOT', PLAIN), { replace: true });
    return category === 'FAV'
      ? { title: t('empty_fav'), text: t('empty_fav_text'), action: t('games_see_hot'), onAction: hot }
      : { title: t('empty_hot', { kind }), action: t('games_clear'), onAction: () => go(gameList('RNG')) };
  }
  if (type === 'recent') return { title: t('empty_recent'), text: t('empty_recent_text'), ...all };
  if (type === 'fav') return { title: t('empty_fav'), text: t('empty_fav_text'), ...all };
  if (type === 'hot') return { title: t('empty_hot', { kind }), ...all };
  if (type === 'new') return { title: t('empty_new', { kind }), ...all };
  if (type === 'filter')
    return { title: t('empty_filter'), text: t('empty_filter_text'), ...all, action: t('filter_clear') };
  if (name) {
    const title = t('empty_search', { name });
    if (!vendor && !classify) return { title, text: t('empty_search_text'), ...all };
    return { title, action: t('games_search_all'), onAction: () => choose({ ...PLAIN, name }) };
  }
  if (vendor || classify) return { title: t('empty_tabs'), ...all };
  const elsewhere = category === 'RNG' ? home : gameList('RNG');
  return { title: t('empty_kind', { kind }), action: t('games_elsewhere'), onAction: () => go(elsewhere) };
}

export interface ListFaceProps extends ListPlace {
  /** Why the list could not be had; without it the list is empty. */
  error?: ShownList['error'];
}

/** A list without games: what is missing or went wrong, and what can be done. */
export default function ListFace({ error, ...place }: ListFaceProps) {
  if (!error) return <Face kind="empty" {...emptiness(place)} />;
  const retry = () => reloadShown(place.category, place.view);
  return (
    <ErrorFace error={error} busy={shownBusy(place.category, place.view)} title={t('games_failed')} onRetry={retry} />
  );
}
