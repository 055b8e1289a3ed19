import type { GameType, LaunchQuery, VendorStructure } from '../../../contract/schemas/games.ts';
import { vendorList } from '../../lib/list-paths.ts';

/** What a launch needs to know of a game, a match or a lottery. */
export interface Launchable {
  gameId: string;
  nodeId: number;
  vassalage: string;
  gameType: GameType;
  supportPlay: string;
  /** A match of the sports section (SPEC 2.7). */
  matchId?: string;
  leagueId?: string;
  /** A lottery's ways to play: see `Lottery`. */
  lottoMode?: string;
}

/** Vendors whose games are lotteries, with a launch of their own (SPEC 7.2). */
const LOTTERIES: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];

/** Vendors that make a site's lottery an electronic one when the mapping has them under ELOTT (SPEC section 4). */
const ELECTRONIC: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/** The game that stands for a vendor's lobby (SPEC 7.2). */
const LOBBY = 'lobby';

/** True for a vendor whose games are launched as lotteries. */
export const isLottery = (vassalage: string): boolean => LOTTERIES.includes(vassalage);

/** The prize mode of a lottery launch (SPEC section 4, 7.2). A mapping that is not what it should be counts as one without ELOTT. */
export function prizeModeOf(vassalage: string, mapping: VendorStructure['mapping']): string {
  if (vassalage === 'TCG_SEA') return 'SEA';
  const vendors: unknown = mapping.ELOTT;
  return Array.isArray(vendors) && ELECTRONIC.some((vendor) => vendors.includes(vendor)) ? 'Elott' : 'Lott';
}

/**
 * The list that a game opens instead of being launched: an H5 game flagged VASSALAGE stands for its vendor's games (SPEC 7.2).
 * Undefined for a game that is launched.
 */
export function listOf({ supportPlay, gameType, vassalage }: Launchable): string | undefined {
  if (!/\bVASSALAGE\b/.test(supportPlay)) return undefined;
  return vendorList(gameType, vassalage);
}

/** The part of a launch that says what is launched (SPEC 7.2): a lottery, or any other game. */
export function launchQuery(
  game: Launchable,
  mapping: VendorStructure['mapping'],
): Omit<LaunchQuery, 'language' | 'backUrl'> {
  const { gameType: category, vassalage: vendor, gameId, nodeId, supportPlay, matchId, leagueId, lottoMode } = game;
  if (isLottery(vendor)) {
    const playType = lottoMode?.includes('Entertainment') ? 'ent' : 'trad';
    return { category, vendor, gameCode: gameId || LOBBY, prizeMode: prizeModeOf(vendor, mapping), playType };
  }
  const match = { ...(matchId && { matchId }), ...(leagueId && { leagueId }) };
  return { category, vendor, gameId, nodeId, supportPlay, ...match };
}
