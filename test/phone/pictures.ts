import type { Page } from '@playwright/test';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';

/** Gives one small picture for each that the page asks for. */
export async function plainPictures(page: Page): Promise<void> {
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
}
