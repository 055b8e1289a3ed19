import type { Browser, Page } from '@playwright/test';

/** A story, as the gallery's page tells of it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly parameters: {
    readonly picture?: boolean;
    readonly layout?: string;
    readonly pseudo?: { readonly active?: readonly string[] };
  };
}

/** How a story is looked at: see src/build/gallery/page/look.ts. */
export interface Look {
  readonly theme: 'dark' | 'light';
  readonly dir: 'ltr' | 'rtl';
  readonly text: '100' | '200';
}

/** The gallery's page of one story, as scripts see it. */
export interface GalleryWindow {
  readonly gallery: {
    readonly stories: readonly Story[];
    show(id: string, look: Look): Promise<void>;
    wear(look: Look): void;
  };
}

export const PLAIN: Look = { theme: 'dark', dir: 'ltr', text: '100' };

/** The moment that stories are drawn at: countdowns and days stand still. */
const NOW = new Date('2026-11-22T15:00:00Z');

/** Opens the page that draws one story after the other, on a small phone that allows no motion. */
export async function openStories(browser: Browser, url: string, script?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  if (script) await page.addInitScript({ path: script });
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}/gallery/story.html`);
  await page.addStyleTag({ content: STILL });
  return page;
}

/** Nothing moves: what never ends stands at its beginning. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

/** All stories. */
export const storiesOf = (page: Page): Promise<readonly Story[]> =>
  page.evaluate(() => {
    const { gallery } = window as unknown as GalleryWindow;
    return gallery.stories.map(({ id, title, parameters }) => ({ id, title, parameters }));
  });

/** The stories of each widget. */
export function widgetsOf(stories: readonly Story[]): readonly (readonly Story[])[] {
  const titles = Array.from(new Set(stories.map(({ title }) => title)));
  return titles.map((title) => stories.filter((story) => story.title === title));
}

/** Draws a story. */
export const show = (page: Page, id: string, look: Look): Promise<void> =>
  page.evaluate(([story, seen]) => (window as unknown as GalleryWindow).gallery.show(story, seen), [id, look] as const);
