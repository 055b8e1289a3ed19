import type { PromotionCategory, PromotionStatus } from '../../../contract/schemas/announcements.ts';
import type { PaletteName } from '../../images/palettes.ts';
import type { Recipe } from '../../images/recipe.ts';
import type { PromotionTerms } from '../../rules/promotionTerms.ts';
import { article, type Text } from './text.ts';

/** A promotion of the world; its pictures are `/img/promo/<id>-1` and `/img/promo/<id>-2`. */
export interface PromotionSeed {
  id: string;
  category: Exclude<PromotionCategory, 'all'>;
  /** What it is for everybody who has not begun; null where there is nothing to take part in. */
  status: PromotionStatus | null;
  terms: PromotionTerms;
  /** Days since it began; negative for one that is still to come. */
  daysAgo: number;
  /** Days until it ends; absent for a long-term promotion. */
  daysLeft?: number;
  /** What a reward application needs. */
  needs: { image: boolean; remark: boolean };
  recipe: Recipe;
  title: Text;
  content: Text;
}

/** Title, opening, steps and rules in one language; steps and rules are lines joined by `|`. */
type Version = [title: string, intro: string, steps: string, terms: string];

interface Frame {
  terms: PromotionTerms;
  status?: PromotionStatus;
  daysAgo?: number;
  daysLeft?: number;
  image?: boolean;
  remark?: boolean;
}

/** What each kind is for who has not begun. */
const STATUS = { deposit: 'join', task: 'join', join: 'join', apply: 'claim', open: null } as const;

/** Writes a promotion in one call; `art` is `palette|hero|side,side`. */
export function promotion(
  id: string,
  category: PromotionSeed['category'],
  art: string,
  frame: Frame,
  pt: Version,
  en: Version,
): PromotionSeed {
  const [palette = 'night', hero = 'crown', sides = ''] = art.split('|');
  const { terms, status = STATUS[terms.kind], daysAgo = 20, daysLeft, image = false, remark = false } = frame;
  return {
    id,
    category,
    status,
    terms,
    daysAgo,
    ...(daysLeft === undefined ? {} : { daysLeft }),
    needs: { image, remark },
    recipe: { palette: palette as PaletteName, hero, sides: sides.split(',') },
    title: { pt: pt[0], en: en[0] },
    content: { pt: write('pt', pt), en: write('en', en) },
  };
}

function write(language: keyof Text, [, intro, steps, terms]: Version): string {
  return article(language, { intro, steps: steps.split('|'), terms: terms.split('|') });
}
