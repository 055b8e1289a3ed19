import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import type { Parameters, Story } from './catalogue.ts';
import { type Look, lookIn, storyIn, wear } from './look.ts';

/** ms that pictures and late parts of a story may take. */
const LONGEST = 1500;

/** What scripts from outside, such as tests, do with the page. */
export interface Gallery {
  readonly stories: readonly Pick<Story, 'id' | 'title' | 'name' | 'parameters'>[];
  /** Draws a story anew, and is done when nothing of it is still to come. */
  show(id: string, look: Omit<Look, 'width'>): Promise<void>;
  /** Gives the story on show another look. */
  wear(look: Omit<Look, 'width'>): void;
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

const rest = (ms: number): Promise<unknown> => new Promise((done) => setTimeout(done, ms));

/** Pictures and sprites that are asked for are there, or known to be missing. */
const arePicturesThere = (): boolean =>
  Array.from(document.images).every(({ complete }) => complete) &&
  Array.from(document.querySelectorAll<SVGUseElement>('use')).every(isSpriteThere);

/** A symbol of a sprite has no size until the sprite has come; nor has one that is not drawn. */
const isSpriteThere = (use: SVGUseElement): boolean =>
  use.getBBox().width > 0 || (use.ownerSVGElement?.getClientRects().length ?? 0) === 0;

/** Draws stories into `box`. */
export function storyPage(stories: readonly Story[], box: HTMLElement): Gallery {
  const root = createRoot(box);
  let turn = 0;

  const draw = ({ draw: drawn, parameters }: Story): void => {
    turn += 1;
    box.className = `gallery-story gallery-${parameters.layout ?? 'padded'}`;
    root.render(createElement(Fragment, { key: turn }, drawn()));
  };
  return {
    stories,
    wear,
    async show(id, look) {
      const story = stories.find((one) => one.id === id);
      if (!story) throw new Error(`no story ${id}`);
      root.render(null);
      wear(look);
      draw(story);
      await document.fonts.ready;
      // The first frame runs the effects, the second one paints what they changed.
      await frame();
      await frame();
      const end = performance.now() + LONGEST;
      while (!arePicturesThere() && performance.now() < end) await rest(10);
      press(story.parameters);
    },
  };
}

/** Marks what a story draws as pressed or focused: see `withPseudoClasses` of the build. */
function press({ pseudo }: Parameters): void {
  for (const element of found(pseudo?.active)) element.classList.add('pseudo-active');
  for (const element of found(pseudo?.focusVisible)) {
    element.classList.add('pseudo-focus', 'pseudo-focus-visible');
    for (let box: Element | null = element; box; box = box.parentElement) box.classList.add('pseudo-focus-within');
  }
}

const found = (selectors: readonly string[] = []): readonly Element[] =>
  selectors
    .map((selector) => document.querySelector(selector))
    .filter((element): element is Element => element !== null);

/** Shows the story that the address names. */
export function openStory(gallery: Gallery): void {
  const id = storyIn(location.search);
  if (!gallery.stories.some((story) => story.id === id)) return;
  document.title = id;
  void gallery.show(id, lookIn(location.search));
}
