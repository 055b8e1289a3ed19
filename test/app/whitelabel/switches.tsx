import type { ReactNode } from 'react';
import * as assert from 'uvu/assert';
import { language, loadTexts, type TextArea, type TextKey, t } from '../../../src/app/i18n/texts.ts';
import { go } from '../../../src/app/routes/links.ts';
import { registerSettings } from '../../../src/app/stores/registration/registration.ts';
import { dropSession } from '../../../src/app/stores/session/session.ts';
import { refreshStatus } from '../../../src/app/stores/system/system.ts';
import { render, reset } from '../../support/dom.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { enter, onPlatform } from '../stores/platform.ts';
import { withTexts } from '../stores/texts.ts';

/** What a switch of the site changes, told by what is seen while it is on. */
export interface Switch {
  readonly key: string;
  /** What it switches, in a word. */
  readonly what: string;
  /** The demo account that looks; none is a guest. */
  readonly who?: 'member' | 'agent1';
  readonly seen: () => boolean | Promise<boolean>;
}

/** The text of something drawn, in the language on screen. */
export async function textOf(node: ReactNode, ...areas: TextArea[]): Promise<string> {
  await loadTexts(language(), areas);
  reset();
  const box = render(node);
  return box.textContent ?? '';
}

/** Whether what is drawn says a text. */
export const says = async (node: ReactNode, key: TextKey, ...areas: TextArea[]): Promise<boolean> => {
  const text = await textOf(node, ...areas);
  return text.includes(t(key));
};

/** The form's rules as the site has them now. */
export const freshRules = (): Promise<unknown> => registerSettings.load();

/** Where a page that is drawn leads to: home, or nowhere. */
export async function shownPath(page: ReactNode): Promise<string> {
  go('/m/set', { replace: true });
  await textOf(page);
  return location.pathname;
}

/** The lists of whitelabel switches, as the sandbox's settings name them. */
type Kind = 'features' | 'menu' | 'modules' | 'promos';

async function turnSwitch({ url }: TestSandbox, kind: Kind, key: string, on: boolean): Promise<void> {
  const changes = { [kind]: { [key]: on } };
  const answer = await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });
  assert.ok(answer.ok, `${key}: ${answer.status}`);
  await refreshStatus();
}

/** Turns each switch of a table off and on in front of a sandbox: off nothing of it is seen, on it is. */
export const switchesWork = (kind: Kind, table: readonly Switch[]): Promise<void> =>
  onPlatform(async (sandbox) => {
    await withTexts();
    let here: Switch['who'];
    for (const { key, what, who, seen } of table) {
      if (who !== here) {
        dropSession();
        if (who) await enter(who);
        here = who;
      }
      await turnSwitch(sandbox, kind, key, false);
      assert.not(await seen(), `${key} off: ${what}`);
      await turnSwitch(sandbox, kind, key, true);
      assert.ok(await seen(), `${key} on: ${what}`);
      reset();
    }
  });
