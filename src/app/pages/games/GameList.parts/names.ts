import type { GameTypeEntry } from '../../../../contract/schemas/games.ts';
import { t } from '../../../i18n/texts.ts';

/** The name of a category; makers that are a category of their own go by their code. */
export const kindName = (category: string): string => t(`kind_${category}`) || category;

/** The name of a classification: ours, else the platform's. */
export const className = (id: string, entries: readonly GameTypeEntry[] = []): string =>
  t(`class_${id}`) || (entries.find(({ typeId }) => typeId === id)?.name ?? id);
