import type { ComponentType } from 'react';
import { language, loadTexts } from '../i18n/texts.ts';
import { loadPart, withSheet } from '../lib/lazy-part.ts';
import type { PageModule, RouteRow } from '../routes/row.ts';

type Brought = Awaited<PageModule>;

const ready = new Map<RouteRow['page'], ComponentType>();

/** The page of a row if its bytes are here. */
export const loadedPage = (row: RouteRow): ComponentType | undefined => ready.get(row.page);

/** Loads a row's page, style sheet and dictionaries. @throws when any of them cannot be had. */
export async function loadPage(row: RouteRow): Promise<ComponentType> {
  const { page: load } = row;
  const bring = typeof load === 'string' ? () => withSheet<Brought>(load) : load;
  const [page] = await Promise.all([loadPart(bring), loadTexts(language(), ['common', ...row.texts])]);
  ready.set(row.page, page.default);
  return page.default;
}
