import type { Page } from '@playwright/test';
import { footerBar } from './finders.ts';
import { expect } from './fixtures.ts';
import { type SessionCase, WORDS } from './session-types.ts';

/** A message that was shown, and for how long in ms once it is gone. */
interface Shown {
  text: string;
  ms?: number;
}

/** Writes down every toast of the page, as some are gone before a test can look. */
export function watchToasts(): void {
  const shown: Shown[] = [];
  Object.assign(window, { shown });
  let now: HTMLElement | null = null;
  let since = 0;
  new MutationObserver(() => {
    const next = document.querySelector<HTMLElement>('[role=status][aria-live=polite] > *');
    if (next === now) return;
    const last = shown.at(-1);
    if (now && last) last.ms = performance.now() - since;
    if (next) shown.push({ text: next.innerText });
    now = next;
    since = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

const toasts = (page: Page): Promise<Shown[]> => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

/** One visitor and the one page in which everything is done. */
export class Visit {
  readonly may: SessionCase['may'];
  readonly words: (typeof WORDS)[SessionCase['language']];
  /** Paths that the platform was asked for. */
  readonly asked: string[] = [];

  constructor(
    readonly page: Page,
    readonly one: SessionCase,
  ) {
    this.may = one.may;
    this.words = WORDS[one.language];
    page.on('request', (request) => this.asked.push(new URL(request.url()).pathname));
  }

  get guest(): boolean {
    return this.one.who === 'guest';
  }

  /** Goes to an address as a link inside the site does, without loading anything anew. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState({ depth: 1, key: to }, '', to), path);
  }

  /** One page back inside the site, as the phone's own key does it. */
  async back(): Promise<void> {
    await this.page.evaluate(() => history.back());
  }

  async at(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === path);
  }

  /** A guest is asked to log in, and would come back to `path`. */
  async toLogin(path: string): Promise<void> {
    await this.at(`/m/login?next=${encodeURIComponent(path)}`);
  }

  /** The act is answered by the words for who may not; answers their place among all that was said. */
  async refused(act: () => Promise<unknown>): Promise<number> {
    const place = (await toasts(this.page)).length;
    await act();
    await expect
      .poll(async () => (await toasts(this.page))[place]?.text)
      .toBe(this.may.withdraw ? this.words.otherType : this.words.refused);
    return place;
  }

  /** What was said stood there for so long, as nothing else was said meanwhile. */
  async stood(place: number, seconds: number): Promise<void> {
    await expect.poll(async () => Math.round(((await toasts(this.page))[place]?.ms ?? 0) / 1000)).toBe(seconds);
  }

  /** An address that this visitor may not open: a guest logs in, others are told and sent elsewhere. */
  async closed(path: string, instead = '/m/home'): Promise<void> {
    if (this.guest) {
      await this.go(path);
      return this.toLogin(path);
    }
    await this.refused(() => this.go(path));
    await this.at(instead);
  }

  /** Free play is told in its member centre that it has no account, and how to have one. */
  async offersAccount(): Promise<void> {
    await this.at('/m/member/home');
    const question = this.page.getByRole('alertdialog', { name: this.words.register });
    await expect(question.getByRole('button', { name: this.words.registerNow })).toBeVisible();
  }

  /** An address that only leads home. */
  async leadsHome(path: string): Promise<void> {
    await this.go(path);
    await this.at('/m/home');
  }

  /** The page's own refusal. */
  async closedFace(text: string): Promise<void> {
    const main = this.page.getByRole('main');
    await expect(main.getByRole('heading', { name: text })).toBeVisible();
    await expect(main.getByRole('button', { name: this.words.again })).toHaveCount(0);
  }

  tapFooter(item: keyof Visit['words']['footer']): Promise<void> {
    return footerBar(this.page).getByText(this.words.footer[item], { exact: true }).tap();
  }
}
