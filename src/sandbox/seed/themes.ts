import type { Theme } from './theme.ts';
import { ANIMAL_THEMES } from './themes-animals.ts';
import { REALM_THEMES } from './themes-realms.ts';

/** Themes of slot games. */
export const SLOT_THEMES: readonly Theme[] = [...ANIMAL_THEMES, ...REALM_THEMES];
