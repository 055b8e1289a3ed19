import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { acceptedTitles, faultsOf } from './gallery/accepted.ts';
import { type GalleryWindow, openStories, PLAIN, type Story, show, storiesOf, widgetsOf } from './gallery/phone.ts';
import { type GalleryServer, serveGallery } from './gallery/server.ts';
import { LOOKS, takeSheet } from './gallery/sheet.ts';

// Every story of every widget: pictures, axe, and nothing wider than the phone (src/build/gallery/README.md).

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The widgets are looked at by this many tests, beside each other. */
const PARTS = 6;

const test = base.extend<{ stories: Page }, { gallery: GalleryServer }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const server = await serveGallery();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  stories: async ({ browser, gallery }, use) => {
    const page = await openStories(browser, gallery.url, AXE);
    await use(page);
    await page.context().close();
  },
});

/** Looks in which the story on show, drawn at this width, is wider than the phone. */
const tooWide = (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate(
    ([looks, most]) => {
      const { gallery } = window as unknown as GalleryWindow;
      const wide: string[] = [];
      for (const look of looks) {
        gallery.wear(look);
        const { scrollWidth } = document.documentElement;
        if (scrollWidth > most) wide.push(`${look.theme} ${look.dir} ${look.text} %: ${scrollWidth} of ${most} px`);
      }
      return wide;
    },
    [LOOKS, width] as const,
  );

/** What axe finds, however small: all its rules in the dark theme, best practices and target sizes too, contrasts in the light one too. */
const axeFindings = (page: Page, { parameters }: Story): Promise<readonly string[]> =>
  page.evaluate(
    async ([plain, pressed]) => {
      const { axe, gallery } = window as unknown as Axe & GalleryWindow;
      gallery.wear(plain);
      // What is pressed fades for a moment; Chromium leads the keyboard to what scrolls by itself; and a widget is no page, whose title a heading 1 would be.
      const rules = {
        'color-contrast': { enabled: !pressed },
        'scrollable-region-focusable': { enabled: false },
        'page-has-heading-one': { enabled: false },
        'target-size': { enabled: true },
      };
      const dark = await axe.run({ resultTypes: ['violations'], rules });
      gallery.wear({ ...plain, theme: 'light' });
      const light = pressed ? dark : await axe.run({ resultTypes: ['violations'], runOnly: ['color-contrast'] });
      gallery.wear(plain);
      return [...dark.violations, ...light.violations].map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    [PLAIN, parameters.pseudo?.active !== undefined] as const,
  );

interface Axe {
  axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
}

for (let part = 0; part < PARTS; part++) {
  test(`every state of every widget looks as accepted, is found faultless by axe and fits the phone (${part + 1} of ${PARTS})`, async ({
    stories: page,
  }) => {
    // A busy machine draws a frame when it can.
    test.setTimeout(300_000);
    const widgets = widgetsOf(await storiesOf(page)).filter((_stories, at) => at % PARTS === part);
    const faults: string[] = [];
    const tell = ({ id }: Story, found: readonly string[]) => faults.push(...found.map((fault) => `${id} ${fault}`));
    for (const stories of widgets) {
      const sheet = await takeSheet(page, stories, async (story) => {
        tell(story, await axeFindings(page, story));
        tell(story, await tooWide(page, 320));
      });
      faults.push(...(await faultsOf(sheet)));
    }
    await page.setViewportSize({ width: 360, height: 640 });
    for (const story of widgets.flat()) {
      await show(page, story.id, { ...PLAIN, dir: 'rtl' });
      tell(story, await tooWide(page, 360));
    }
    expect(faults).toEqual([]);
  });
}

test('every accepted picture is of a widget that is there', async ({ stories: page }) => {
  const titles = widgetsOf(await storiesOf(page)).map(([story]) => story?.id.replace(/--.*/, ''));
  expect(acceptedTitles()).toEqual(titles);
});

/** What may be otherwise on another machine, and what may not: drawn over the stories of buttons. */
const CHANGES = [
  {
    name: 'letters that are drawn between two pixels',
    style: '.btn{will-change:transform;transform:translateY(.4px)}',
    differs: false,
  },
  { name: 'letters with softer edges', style: '.btn{text-shadow:0 0 .6px currentColor}', differs: false },
  { name: 'a heavier stroke of letters', style: '.btn{-webkit-text-stroke:.2px currentColor}', differs: false },
  { name: 'a missing button', style: '.btn-ghost{visibility:hidden}', differs: true },
  { name: 'another colour of the main button', style: '.btn-primary{background:#6e8bff!important}', differs: true },
  {
    name: 'a colour that is a little off',
    style: ':root{--action:#22b67b;--action-top:#5ad0a3;--action-foot:#149866}',
    differs: true,
  },
  { name: 'another colour of texts', style: '.btn-quiet{color:#8fa6ff!important}', differs: true },
  { name: 'corners without their rounding', style: '.btn{border-radius:0!important}', differs: true },
  { name: 'a larger button', style: '.btn{min-height:56px!important}', differs: true },
];

for (const { name, style, differs } of CHANGES) {
  test(`${name}: ${differs ? 'noticed' : 'tolerated'}`, async ({ stories: page }) => {
    const buttons = (await storiesOf(page)).filter(({ title }) => title === 'ui/press');
    await page.addStyleTag({ content: style });
    const faults = await faultsOf(await takeSheet(page, buttons));
    expect(faults.length > 0, faults.join('\n')).toBe(differs);
  });
}
