import {
  getLotteries,
  getLotteryMenu,
  getPopularLotteries,
  getRecentVnLottery,
} from '../../../contract/calls/lottery.ts';
import type { Lottery, LotteryDraw, LotteryGroup } from '../../../contract/schemas/lottery.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import type { Launchable } from '../games/launch.ts';
import { followLanguage } from '../settings/settings.ts';

const query = () => ({ query: { language: language() } });

/** All lotteries that the site lists (SPEC 7.2). */
export const lotteries: Resource<Lottery[]> = followLanguage(
  resource('lottery.list', () => send(getLotteries, query())),
);

/** The groups of the lottery menu, in order. */
export const lotteryMenu: Resource<LotteryGroup[]> = followLanguage(
  resource('lottery.menu', () => send(getLotteryMenu, query())),
);

/** What most people play. */
export const popularLotteries: Resource<Lottery[]> = followLanguage(
  resource('lottery.popular', () => send(getPopularLotteries, query())),
);

/** The latest draws of the Vietnamese lotteries, newest first. */
export const recentDraws: Resource<LotteryDraw[]> = resource('lottery.recent', () => send(getRecentVnLottery, query()));

/** A group of the menu with its lotteries. */
export interface ShownGroup {
  readonly groupCode: string;
  readonly name: string;
  readonly lotteries: readonly Lottery[];
}

/**
 * The menu's groups with what the list has of them, in the menu's order; codes that the list does not know, and groups without any
 * lottery, are left out. Without a menu there is one group with all.
 */
export function groupsOf(menu: readonly LotteryGroup[], list: readonly Lottery[]): ShownGroup[] {
  const byCode = new Map(list.map((lottery) => [lottery.gameCode, lottery]));
  const groups = menu.map(({ groupCode, name, gameCodes }) => {
    const known = [...new Set(gameCodes)].map((code) => byCode.get(code)).filter((lottery) => lottery !== undefined);
    return { groupCode, name, lotteries: known };
  });
  const filled = groups.filter((group) => group.lotteries.length > 0);
  return filled.length || !list.length ? filled : [{ groupCode: '', name: '', lotteries: list }];
}

/** A lottery as a launch needs it: it is named by its code alone (SPEC 7.2). */
export function launchableOf({ gameCode, vendor, lottoMode }: Lottery): Launchable {
  return { gameId: gameCode, nodeId: 0, vassalage: vendor, gameType: 'LOTT', supportPlay: '', lottoMode };
}
