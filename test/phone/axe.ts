import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { motionEnded } from './rest.ts';

/** axe's script. The site's content policy lets none be added to a page that is there: it is planted before. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  axe: { run(place: string | Document, options: object): Promise<{ violations: Finding[] }> };
}

/** Beside all that axe looks for by itself, best practices too: how far targets lie apart. Its experimental rules stay out: one takes every large sum for a heading. */
const RULES = { 'target-size': { enabled: true } };

/** Chromium leads the keyboard to what scrolls; over a page the Tab key does so in any browser (`test/phone/keyboard.test.ts`). */
const OVERLAY_RULES = { ...RULES, 'scrollable-region-focusable': { enabled: false } };

async function run(page: Page, options: object, place?: string): Promise<string[]> {
  // What is still fading in has not its colours yet.
  await motionEnded(page);
  const found = await page.evaluate(
    async ([part, asked]) => {
      const { axe } = window as unknown as Axe;
      return (await axe.run(part ?? document, { ...asked, resultTypes: ['violations'] })).violations;
    },
    [place, options] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** What axe finds on a page, however small, in a form that can be read in a failed test. */
export const findings = (page: Page): Promise<string[]> => run(page, { rules: RULES });

/** What axe finds in what this selector names, which lies over a page in the dark theme; in the light one contrasts alone are another's. */
export async function overlayFindings(page: Page, selector: string): Promise<string[]> {
  const wear = (theme: string) =>
    page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, theme);
  const dark = await run(page, { rules: OVERLAY_RULES }, selector);
  await wear('light');
  const light = await run(page, { runOnly: ['color-contrast'] }, selector);
  await wear('dark');
  return [...dark, ...light.map((fault) => `light: ${fault}`)];
}
