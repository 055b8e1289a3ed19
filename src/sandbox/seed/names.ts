import type { Random } from './random.ts';
import type { Theme } from './theme.ts';
import { SLOT_THEMES } from './themes.ts';

const TAILS = (
  'Deluxe|Rush|Bonanza|Riches|Gold|Quest|Legends|Spins|Hold and Spin|Jackpots|Fever|Wilds|Megacash|Respin|Power Reels|Blitz|' +
  'Kingdom|Adventure|Multiplier|Wonders|Express|Party|Mania|Reborn|Unleashed|Cascade|Extra|Boost|Treasures|Stacks|Clusters|' +
  'Dreams|Charm|Link|Royale|Night|Hunt|Drop|Frenzy|Collect'
).split('|');

const NUMBERED = ['2', '3', '5', '7', '10', '20', '25', '27', '40', '50', '81', '100', '243', '777', '1000'];

/** Titles of well-known games of real vendors that our words could form by chance; they are left to their owners. */
const TAKEN = new Set([
  'Wild Bandits',
  'Sweet Bonanza',
  'Golden Ox',
  'Lucky Piggy',
  'Wild West Gold',
  'Book of Ra',
  'Book of Ra Deluxe',
  'Eye of Horus',
  'Legacy of Ra',
  'Crazy Monkey',
  'Lucky Clover',
  'Temple of Isis',
  'Sugar Rush',
  'Fire Joker',
  'Hot Chilli',
  'Lightning Roulette',
  'Crazy Wheel',
  'Mega Wheel',
  'Speed Baccarat',
  'Lightning Baccarat',
  'Infinite Blackjack',
  'Free Bet Blackjack',
  'Power Blackjack',
  'Super Sic Bo',
  'Big Bass Bonanza',
]);

/** Draws names that nobody has yet. */
export interface NameDrawer {
  /** A name from the theme's words, followed by more words or a number as the short ones run out. */
  draw(theme: Theme, random: Random): string;
}

export function createNameDrawer(): NameDrawer {
  const used = new Set<string>(TAKEN);
  return {
    draw(theme, random) {
      for (let attempt = 0; ; attempt += 1) {
        const name = compose(theme, random, attempt);
        if (!used.has(name) && !repeatsWord(name)) {
          used.add(name);
          return name;
        }
      }
    },
  };
}

/** True for names such as `Diamond Diamonds`. */
function repeatsWord(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/(ies|y|s)$/, ''));
  return new Set(words).size < words.length;
}

/** Later attempts use longer forms, so that drawing always ends. */
function compose(theme: Theme, random: Random, attempt: number): string {
  const base = `${random.pick(theme.leads)} ${random.pick(theme.nouns)}`;
  if (!isSlot(theme)) {
    return attempt < 4 ? base : `${base} ${random.int(2, attempt < 40 ? 24 : 999)}`;
  }
  const form = random.int(0, attempt < 6 ? 3 : 5);
  switch (form) {
    case 0:
      return base;
    case 1:
      return `${random.pick(theme.nouns)} ${random.pick(TAILS)}`;
    case 2:
    case 3:
      return `${base} ${random.pick(TAILS)}`;
    case 4:
      return `${random.pick(NUMBERED)} ${base}`;
    default:
      return `${base} ${random.pick(TAILS)} ${random.pick(NUMBERED)}`;
  }
}

function isSlot(theme: Theme): boolean {
  return SLOT_THEMES.includes(theme);
}
