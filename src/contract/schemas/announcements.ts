import type { Instant } from './money.ts';

/** Content types (SPEC section 9): agent, player, banner, pop-up, promotion, hot. */
export type ContentType = 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H';

/** Banner groups (SPEC section 9); empty asks for no group. */
export type BannerGroup = 'm_home' | 'm_login' | 'm_reg' | 'm_forget' | 'm_change' | '';

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

export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** Labels of a promotion's state (SPEC section 3). */
export type PromotionStatus =
  | 'join'
  | 'claim'
  | 'applying'
  | 'close'
  | 'rejected'
  | 'issued'
  | 'claimed'
  | 'process'
  | 'signed'
  | 'coming_soon';

/** A picture of a promotion: sequence 1 heads the list, sequence 2 the home strip. */
export interface AnnouncementImage {
  sequence: number;
  url: string;
}

/** A notice or a promotion (SPEC section 3). `content` is HTML from the platform: hostile until cleaned. */
export interface Announcement {
  id: string;
  title: string;
  category: PromotionCategory;
  content: string;
  startDate: Instant;
  endDate: Instant;
  noExpiry: 0 | 1;
  linkedPromotionId?: string;
  imageRequired: 'Y' | 'N';
  remarkRequired: 'Y' | 'N';
  announcementImages: AnnouncementImage[];
  status?: PromotionStatus;
  read: boolean;
}

export interface Banner {
  url: string;
  groupName: BannerGroup;
  title: string;
  /** A path of this site or an https address; checked before it is followed. */
  link?: string;
}

/** Query of the announcements call: `types` is one content type or several joined by commas (SPEC 7.3). */
export interface AnnouncementQuery {
  types: string;
  groupName: BannerGroup;
  platform: 'M';
  merchantCode: string;
  language: string;
}

/** Answer of the announcements call (SPEC section 3); the agent variant adds `footer`. */
export interface Announcements {
  promotion: Announcement[];
  banners: Banner[];
  player: Announcement[];
  popup: Announcement[];
  hot: Announcement[];
  footer?: { unreadCount: number };
}

/** Query of the lists of notices alone (SPEC 7.3). */
export interface NoticeQuery {
  platform: 'M';
  merchantCode: string;
  language: string;
}

/** A piece of news in the lobby. `content` is HTML from the platform: hostile until cleaned. */
export interface LobbyNews {
  id: string;
  title: string;
  content: string;
  startDate: Instant;
}
