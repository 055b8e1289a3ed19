import { BANNERS } from '../seed/texts/banners.ts';
import { PROMOTIONS } from '../seed/texts/promotions.ts';
import { SLOT_THEMES } from '../seed/themes.ts';
import { OTHER_THEMES } from '../seed/themes-other.ts';

/** Pictures used outside the games: banners, promotions, avatars, team marks, fish and cards of the sandbox games. */
const EXTRA =
  'admission-tickets|bank|balloon|bell|calendar|chart-increasing|clapping-hands|coin|confetti-ball|credit-card|crown|' +
  'diamond-suit|dolphin|envelope|fire|firecracker|fish|four-leaf-clover|gem-stone|glowing-star|handshake|heart-suit|' +
  'high-voltage|hourglass-done|joker|key|ledger|locked-with-key|love-letter|magic-wand|megaphone|mobile-phone|money-bag|' +
  'money-with-wings|musical-notes|octopus|party-popper|play-button|rocket|shark|shield|shopping-bags|slot-machine|' +
  'soccer-ball|basketball|spade-suit|club-suit|sparkles|spiral-calendar|star|stopwatch|tropical-fish|trophy|turtle|' +
  'video-game|wrapped-gift|1st-place-medal|2nd-place-medal|3rd-place-medal|military-medal|blowfish|crab|jellyfish|squid|' +
  'lobster|whale|collision|bubbles|coral|lion|eagle|wolf|bear|tiger-face|fox|panda|koala|frog|penguin|monkey-face|' +
  'cat-face|dog-face|rabbit-face|unicorn|owl|robot|alien|astronaut|ninja|woman-superhero|man-superhero|cowboy-hat-face|' +
  'smiling-face-with-sunglasses|dragon-face|horse-face|bullseye|ticket|wheel|game-die|rooster|umbrella-on-ground|' +
  'comet|ringed-planet|cloud|mobile-phone-with-arrow|busts-in-silhouette|hundred-points|check-mark-button|red-envelope|dollar-banknote|' +
  'hot-beverage|billed-cap|t-shirt|backpack|headphone|watch|laptop';

let names: readonly string[] | undefined;

/** Names of every picture that the world draws, each once, in alphabetical order. */
export function artNames(): readonly string[] {
  names ??= collect();
  return names;
}

function collect(): readonly string[] {
  const all = new Set(EXTRA.split('|'));
  for (const theme of [...SLOT_THEMES, ...Object.values(OTHER_THEMES)]) {
    for (const name of [...theme.heroes, ...theme.sides]) {
      all.add(name);
    }
  }
  for (const { recipe } of [...BANNERS, ...PROMOTIONS]) {
    for (const name of [recipe.hero, ...recipe.sides]) {
      all.add(name);
    }
  }
  return [...all].sort();
}
