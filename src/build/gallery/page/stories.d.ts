/** All story files of the app; the build lists them. */
declare module 'gallery:stories' {
  export const files: readonly import('./catalogue.ts').StoryFile[];
  /** Loads the texts that widgets look up themselves. */
  export function loadDictionaries(): Promise<void>;
}
