import type { Locator, Page } from '@playwright/test';

/** Tiles of games, or rows of a record: places of a long list that are near the screen. */
export const cells = (page: Page): Locator => page.locator('main [aria-posinset]:not([hidden])');

/** The name and the vendor that stand below the picture of a tile. */
export const nameOf = (tile: Locator): Locator => tile.locator(':is(a, button) > span:last-child > span:first-child');
export const vendorOf = (tile: Locator): Locator => tile.locator(':is(a, button) > span:last-child > span:last-child');

/** Where tiles will stand: grey pictures, each with a grey name. */
export const tileBones = (page: Page): Locator =>
  page.locator('main [aria-hidden=true]:has(> :nth-child(6) > div + div)');

/** The place of messages that come and go; it is there once the parts are that come after the first paint. */
export const toastDock = (page: Page): Locator => page.locator('[role=status][aria-live=polite]');

/** The message that is told in it. */
export const toast = (page: Page): Locator => toastDock(page).locator('> *');

/** The balance in the header, a button that asks for it anew; a guest has none. */
export const balanceButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(?:Atualizar saldo|Refresh balance): / });

/** How many rows the sums of a record are over. */
export const sumsCount = (page: Page): Locator => page.locator('main section > dl + p');

/** The log in and sign up of the header, seen or not. */
export const guestLinks = (page: Page): Locator =>
  page.locator('header').locator('a[href^="/m/login"], a[href^="/m/register"]');

/** The title of the newest notice on home, which stands still at first and moves past later. */
export const homeNotice = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Pix mais rápido: depósitos em até|Faster Pix: deposits within) 10 / });

/** The lotteries of the group that is chosen. */
export const lotteries = (page: Page): Locator => page.locator('main ul[aria-label]').getByRole('listitem');
