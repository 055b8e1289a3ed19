import type { Locator, Page } from '@playwright/test';
import { BONES } from '../support/bones.ts';
import { NAME, OPENER, TILE } from '../support/tile-parts.ts';

/** A page, or a part of it. */
type Place = Page | Locator;

/** Games as tiles. */
export const tiles = (place: Place): Locator => place.locator(TILE);

/** The tiles that show this text. */
export const tilesWith = (place: Place, text: string): Locator => tiles(place).filter({ hasText: text });

/** What is tapped to open a game. */
export const openers = (place: Place): Locator => place.locator(OPENER);

/** The names of games, below their pictures. */
export const gameNames = (place: Place): Locator => place.locator(NAME);

/** The name of a tile's game. */
export const nameIn = (tile: Locator): Locator => tile.locator('> :first-child > :last-child > :first-child');

/** The makers of games, below their names. */
export const gameVendors = (place: Place): Locator => place.locator(`${OPENER} > :last-child > :last-child`);

/** Rows of a record or of a team, those that are seen. */
export const rows = (place: Place): Locator => place.locator('[aria-posinset]').filter({ visible: true });

/** Hearts of tiles: those that are pressed, those that are not, or all. */
export const hearts = (place: Place, pressed?: boolean): Locator =>
  place.getByRole('button', { name: /favorit(?:os|es)$/, ...(pressed !== undefined && { pressed }) });

/** The member's balance in the header, also behind a dialog. A tap asks for it again. */
export const balanceButton = (page: Page): Locator => page.getByLabel(/^(?:Atualizar saldo|Refresh balance): /);

/** The footer bar, also behind a dialog. */
export const footerBar = (page: Page): Locator => page.getByLabel(/^(?:Navegação principal|Main navigation)$/);

/** Where short messages are told. It comes with what comes after the first paint, and stays. */
export const messageDock = (page: Page): Locator => page.locator('[role=status][aria-live=polite]');

/** The strip of notices on home, once it moves. */
export const noticeStrip = (page: Page): Locator => page.getByRole('region', { name: /^(?:Avisos|Announcements)$/ });

/** The banners of home, once they turn. */
export const banners = (page: Page): Locator => page.getByRole('region', { name: /^(?:Destaques|Highlights)$/ });

/** The jackpot counter, once its amount is known. */
export const jackpotCounter = (page: Page): Locator => page.getByRole('img', { name: /^[\d.,]+$/ });

/** Texts of the platform. */
export const htmlTexts = (place: Place): Locator => place.getByTestId(/^html/);

/** Texts of the platform that were cleaned; others are drawn from their outline. */
export const cleanHtml = (place: Place): Locator => place.getByTestId('html-clean');

/** How many bones stand where content will be. */
export const bonesLeft = (page: Page): Promise<number> => page.evaluate<number>(`${BONES}.length`);
