/** The small games of the sandbox; every game of the world is played on one of them. */
export const ENGINES = ['slot', 'crash', 'fish', 'duel', 'lottery'] as const;

export type Engine = (typeof ENGINES)[number];

/** The engine that plays a game: by type, and within RNG by classification. */
export function engineOf({ game_type, classify }: { game_type: string; classify: string }): Engine {
  if (game_type === 'FISH') {
    return 'fish';
  }
  if (game_type === 'LOTT' || game_type === 'ELOTT') {
    return 'lottery';
  }
  if (game_type !== 'RNG' || classify === 'TG' || classify === 'VP') {
    return 'duel';
  }
  return classify === 'Crash' ? 'crash' : 'slot';
}
