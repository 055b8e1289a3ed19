/** Promotion categories in the order of their menu (SPEC section 3); `all` shows whatever there is. */
export const PROMOTION_CATEGORIES = [
  'all',
  'new_player',
  'deposit_promo',
  'app_download',
  'rng_promo',
  'live_promo',
  'pvp_promo',
  'sport_promo',
  'fish_promo',
  'lotto_promo',
  'rebate_promo',
  'player_rank_rules',
  'point_mall',
  'other_promo',
] as const;
