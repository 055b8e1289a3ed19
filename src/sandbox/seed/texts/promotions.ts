import type { PromotionSeed } from './promotion.ts';
import { GAME_PROMOTIONS } from './promotions-games.ts';
import { MEMBER_PROMOTIONS } from './promotions-members.ts';

/** All promotions in the order that the site shows them. */
export const PROMOTIONS: readonly PromotionSeed[] = [...MEMBER_PROMOTIONS, ...GAME_PROMOTIONS];
