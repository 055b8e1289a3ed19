import type { Announcements } from '../../../contract/schemas/announcements.ts';
import type { Game, VendorGroup } from '../../../contract/schemas/games.ts';
import { listCategory } from '../../lib/list-category.ts';
import { groupVendors } from '../../lib/vendor-groups.ts';
import { formBanners, homeAnnouncements } from '../announcements/announcements.ts';
import { cutList, gameListBusy, gameListError, reloadList, slim } from '../games/game-list.ts';
import { hotGames, recommendedGames, vendorStructure } from '../games/lobby.ts';
import { helpItems } from '../help/help.ts';
import { promotionList } from '../promotions/promotion-list.ts';
import { registerSettings } from '../registration/registration.ts';
import { info } from '../system/system.ts';
import type { Resource } from './resource.ts';

/** How one page's first screen is had: what it asks for, cut down to what is seen. */
interface Source {
  /** Set where the query decides what is shown: the file serves the address without one. A grid's pictures are measured. */
  readonly exact?: 'grid' | 'page';
  /** Loads the stores, leaves in them what the first screen shows, and gives it. @throws when something cannot be had. */
  take(path: string): Promise<Record<string, unknown>>;
}

/** Tiles of one section before it is touched: two rows of three. */
const SECTION = 6;
/** Tiles of a list: the first screen of a tall phone. */
const LIST = 18;

/** Characters of notices, help or promotions that one file has room for; what they are written in counts too. */
const ROOM = 14_000;

/** Promotions bring pictures and buttons beside their texts. */
const PROMOTION_ROOM = 7_000;

const gameList: Source = { exact: 'grid', take: takeList };

/** The routes that have a snapshot. The generic lists show what their query says, which no file can know. */
export const sources: Readonly<Record<string, Source | undefined>> = {
  '/m/home': { take: takeHome },
  '/m/slotsCenter': gameList,
  '/m/live-games': gameList,
  '/m/poker-games': gameList,
  '/m/sport-games': gameList,
  '/m/slot-games': gameList,
  '/m/fishing-games': gameList,
  '/m/notice': { exact: 'page', take: takeNotices },
  '/m/help': {
    exact: 'page',
    take: async () => ({ 'help.items': await loaded(helpItems, (list) => inRoom(list)) }),
  },
  '/m/activity': {
    exact: 'page',
    take: async () => ({ 'promotions.list': await loaded(promotionList, (list) => inRoom(list, PROMOTION_ROOM)) }),
  },
  '/m/login': { take: () => takeForm('m_login') },
  '/m/register': {
    take: async () => ({
      'registration.settings': await loaded(registerSettings, (settings) => settings),
      ...(await takeForm('m_reg')),
    }),
  },
};

async function loaded<T>(resource: Resource<T>, cut: (value: T) => T): Promise<T> {
  await resource.load();
  const value = resource.value.peek();
  if (value === undefined || resource.error.peek()) throw resource.error.peek() ?? new Error('nothing was given');
  const seen = cut(value);
  resource.set(seen);
  return seen;
}

/** What is public of the status and is no secret of a moment: no address of the asker, no contacts that are read on a tap. */
export function statusPart(): unknown {
  const { encryptionKey: _key, customerService: _service, ...shown } = info.peek() ?? {};
  return {
    location: { ip: '' },
    maintenance: false,
    regionRestriction: false,
    info: { ...shown, customerService: [] },
  };
}

async function takeHome(): Promise<Record<string, unknown>> {
  const REM = await loaded(recommendedGames, (games) => games.slice(0, SECTION).map(card));
  const others = new Set(REM.map(({ gameId }) => gameId));
  // Hot games beyond the first ones are kept where the other section shows them: their ribbon says so.
  const isSeen = (game: Game, index: number): boolean => index < SECTION || others.has(game.gameId);
  return {
    'announcements.home': await loaded(homeAnnouncements, shownOf),
    'lobby.vendors': await loaded(vendorStructure, ({ sorting }) => ({
      sorting: sorting.map(firstVendors),
      mapping: {},
    })),
    'lobby.hot': await loaded(hotGames, (games) => games.filter(isSeen).map(card)),
    'lobby.REM': REM,
  };
}

/** The banners and the titles of the notices: all that home shows of them before it is used. */
function shownOf({ banners, player }: Announcements): Announcements {
  return { promotion: [], popup: [], hot: [], banners, player: player.map((one) => ({ ...one, content: '' })) };
}

/** The first texts, as many as there is room for; of the others what is seen while they are closed. */
function inRoom<T extends { content: string }>(list: T[], most = ROOM): T[] {
  let room = most;
  return list.map((one) => {
    room -= one.content.length;
    return room < 0 ? { ...one, content: '' } : one;
  });
}

/** The notices; home's banners stay with them, as home shows them next. */
async function takeNotices(): Promise<Record<string, unknown>> {
  const cut = (all: Announcements): Announcements => ({ ...all, popup: [], player: inRoom(all.player) });
  return { 'announcements.home': await loaded(homeAnnouncements, cut) };
}

/** The vendors by which home orders its categories: one of each, and those that make a category of their own. */
function firstVendors(group: VendorGroup): VendorGroup {
  const own = new Set(groupVendors([group]).map(({ vendorNames }) => vendorNames[0]));
  return { ...group, vendorNames: group.vendorNames.filter((vendor) => own.has(vendor)) };
}

/** What a tile shows and a launch needs; the rest of a game follows with the answer behind. */
const card = (game: Game): Game => slim(game) as Game;

async function takeList(path: string): Promise<Record<string, unknown>> {
  const category = listCategory(path, '');
  await loaded(hotGames, (games) => games);
  reloadList(category);
  await new Promise<void>((resolve) => {
    gameListBusy.subscribe((busy) => busy || resolve());
  });
  const list = cutList(LIST);
  if (!list || list.category !== category) throw gameListError.peek() ?? new Error(`no list of ${category}`);
  const seen = new Set(list.games.map(({ gameId }) => gameId));
  const hot = (hotGames.value.peek() ?? []).filter(({ gameId }) => seen.has(gameId)).map(card);
  hotGames.set(hot);
  return { gameList: list, 'lobby.hot': hot };
}

async function takeForm(group: 'm_login' | 'm_reg'): Promise<Record<string, unknown>> {
  return { [`announcements.${group}`]: await loaded(formBanners(group), (banners) => banners.slice(0, 1)) };
}
