/** What a list page shows (SPEC section 4, dataType); `search` is `all` with a name and has no button of its own. */
export type DataType = 'all' | 'filter' | 'hot' | 'recent' | 'fav' | 'new';

/** One state of a list page: all of it stands in the address. A text that is empty narrows nothing. */
export interface ListView {
  readonly type: DataType;
  /** What was searched for. */
  readonly name: string;
  /** The vendor tab; under `filter` a comma list of manufacturers. */
  readonly vendor: string;
  /** The classification tab; under `filter` the game type that was chosen. */
  readonly classify: string;
  /** The smallest stake; only under `filter`. */
  readonly minBet: string;
}

/** The list as it is opened: everything, nothing narrowed. */
export const PLAIN: ListView = { type: 'all', name: '', vendor: '', classify: '', minBet: '' };

/** A press on hot, recent, favourite or new: selects it, and when it is the active one returns to all (SPEC section 4). */
export const press = (view: ListView, type: DataType): ListView => (view.type === type ? PLAIN : { ...PLAIN, type });

/** A vendor tab, a search or a classification: sets all, and keeps what all was narrowed by already (SPEC section 4). */
export const narrow = (view: ListView, by: Partial<Pick<ListView, 'name' | 'vendor' | 'classify'>>): ListView => ({
  ...(view.type === 'all' ? view : PLAIN),
  ...by,
});

/** What the filter drawer submits. */
export type FilterChoice = Pick<ListView, 'vendor' | 'classify' | 'minBet'>;

/** Submitting the filter sets filter; with nothing chosen it is the same as clearing all filters, which returns to all. */
export const submitFilter = (choice: FilterChoice): ListView =>
  choice.vendor || choice.classify || choice.minBet ? { ...PLAIN, ...choice, type: 'filter' } : PLAIN;

/** How many things the filter narrows by. */
export const filterCount = ({ type, vendor, classify, minBet }: ListView): number =>
  type === 'filter' ? [...vendor.split(','), classify, minBet].filter(Boolean).length : 0;

/** True where a session is needed (SPEC section 4). */
export const isOwn = ({ type }: ListView): boolean => type === 'recent' || type === 'fav';

/** True when nothing is narrowed or chosen. */
export const isPlain = (view: ListView): boolean => view.type === 'all' && !view.name && !view.vendor && !view.classify;

/** Longest search text, as the search box takes it. */
export const NAME_LIMIT = 40;

const CODES = /^[\w.,:-]{1,512}$/;
const BET = /^\d{1,3}(\.\d\d?)?$/;

/** The select types of SPEC section 9, the filter and all, as the query `type` writes them but for their case. */
const TYPES: readonly DataType[] = ['all', 'filter', 'hot', 'recent', 'fav', 'new'];

/** The state that an address stands for. What makes no sense is left out: an address may come from anywhere. */
export function viewOf(search: string): ListView {
  const query = new URLSearchParams(search);
  const code = (key: string, pattern = CODES): string => {
    const text = query.get(key) || '';
    return pattern.test(text) ? text : '';
  };
  const asked = code('type');
  const type = TYPES.find((one) => one === asked.toLowerCase());
  // `type` picks the starting tab (SPEC 2.8): a select type, else a classification.
  const narrowed = { vendor: code('vassalage'), classify: code('gameClassify') || (type ? '' : asked) };
  if (type === 'filter') return submitFilter({ ...narrowed, minBet: code('minBet', BET) });
  if (type && type !== 'all') return { ...PLAIN, type };
  return { ...PLAIN, ...narrowed, name: (query.get('gameName') || '').trim().slice(0, NAME_LIMIT) };
}

/** What a state narrows a list by, under the platform's names. */
export const narrowing = ({ name, vendor, classify, minBet }: ListView) => ({
  ...(vendor && { vassalage: vendor }),
  ...(classify && { gameClassify: classify }),
  ...(minBet && { minBet }),
  ...(name && { gameName: name }),
});

/** The address of a state of the list at `path`; the query's `gameType` is kept. `viewOf` reads it back. */
export function viewAddress(path: string, search: string, view: ListView): string {
  const gameType = new URLSearchParams(search).get('gameType');
  const query = new URLSearchParams({
    ...(gameType && { gameType }),
    ...(view.type !== 'all' && { type: view.type.toUpperCase() }),
    ...narrowing(view),
  });
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
