import { deposit } from '../../routes/links.ts';

/** The application for a promotion's reward: no first screen leads there, so it stands in no link of the shell. */
export const applyReward = (id: string): string => `/m/applyReward?id=${encodeURIComponent(id)}`;

/** The deposit page with a promotion chosen. */
export const depositWith = (id: string): string => `${deposit}?promotionId=${encodeURIComponent(id)}`;

/** Where what is typed into an application is kept. */
export const formOf = (id: string): string => `apply.${id}`;
