import type { ComponentType } from 'react';
import { language, loadTexts, type TextArea } from '../../i18n/texts.ts';
import type { PartSource } from '../../ui/part/use-part.ts';

interface LazyOptions {
  /** Dictionaries that come with it. */
  texts?: readonly TextArea[];
  /** It waits until the first paint is out of the way; otherwise it comes when it is first shown. */
  afterPaint?: boolean;
}

/** Code with the dictionaries that it needs. @throws when either cannot be had */
export const withTexts =
  <Code>(load: () => Promise<Code>, texts: readonly TextArea[]) =>
  async (): Promise<Code> =>
    (await Promise.all([load(), loadTexts(language(), texts)]))[0];

/**
 * A component whose bytes come later: `const BetSheet = lazy(() => import('../../pages/money/bets/BetSheet.tsx'), { texts: ['bets'] })`, shown by `Part` or
 * `Sheet`. The build adds its style sheet.
 */
export function lazy<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { texts, afterPaint = false }: LazyOptions = {},
): PartSource<Props> {
  return { load: texts ? withTexts(load, texts) : load, afterPaint };
}
