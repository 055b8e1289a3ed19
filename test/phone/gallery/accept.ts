// `npm run gallery -- --accept`: takes the pictures that gallery.test.ts compares with.
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../support/browser.ts';
import { accept } from './accepted.ts';
import { openStories, storiesOf, widgetsOf } from './phone.ts';
import { serveGallery } from './server.ts';
import { isPictured, type Sheet, takeSheet } from './sheet.ts';

const server = await serveGallery();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--disable-gpu', '--no-sandbox'],
});
try {
  const page = await openStories(browser, server.url);
  const sheets: Sheet[] = [];
  for (const stories of widgetsOf(await storiesOf(page)))
    sheets.push(await takeSheet(page, stories.filter(isPictured)));
  await accept(sheets);
  console.log(`${sheets.length} pictures accepted`);
} finally {
  await browser.close();
  await server.close();
}
