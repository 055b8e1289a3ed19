/** Colours of one art: a background from light centre to dark edge, a ray tint, a frame, and what its pictures are on average. */
export interface Palette {
  light: string;
  mid: string;
  dark: string;
  ray: string;
  frame: string;
  average: string;
}

function palette(light: string, mid: string, dark: string, ray: string, frame: string, average: string): Palette {
  return { light, mid, dark, ray, frame, average };
}

/** Named palettes of the pictures; each was chosen so that the warm art of the emoji set stands out on it. */
export const PALETTES = {
  ember: palette('#ffb347', '#f0501e', '#5c0f16', '#ffe08a', '#ffd166', '#ad5a3b'),
  ruby: palette('#ff6b6b', '#c9132f', '#3d0418', '#ffb3a8', '#ffcf5c', '#a84f52'),
  gold: palette('#fff0a3', '#e79a0c', '#5e2a04', '#fff8d8', '#fff0b0', '#a47b45'),
  jade: palette('#6ff2b4', '#0c8f63', '#04302e', '#c4ffe1', '#ffd978', '#4c6256'),
  royal: palette('#8fa2ff', '#3a35c8', '#120a4a', '#cdd4ff', '#ffd166', '#715c93'),
  violet: palette('#e58bff', '#7a21d6', '#22083f', '#f3ccff', '#ff9df0', '#814a93'),
  rose: palette('#ffb3d4', '#ee3d86', '#57093c', '#ffe0ee', '#fff0b8', '#9d546c'),
  candy: palette('#ffd1ec', '#ff62b8', '#7a2bc4', '#fff0fa', '#ffffff', '#b0699b'),
  lime: palette('#e6ff7a', '#48b02c', '#0a3b2a', '#f6ffc9', '#fff27a', '#769455'),
  jungle: palette('#9be36b', '#1f7d3b', '#06281f', '#d7ffb8', '#e8c35a', '#577352'),
  sky: palette('#b9efff', '#2f96ee', '#0c2a78', '#e9fbff', '#ffffff', '#6d83aa'),
  ocean: palette('#7df0ff', '#0a86cf', '#042d6b', '#cff9ff', '#b6f3ff', '#5189b0'),
  aqua: palette('#8dfff0', '#0cb0b8', '#062f5b', '#d5fffa', '#9ffcff', '#488496'),
  deep: palette('#5fb4ff', '#1546a8', '#050f3d', '#bfe0ff', '#7fd0ff', '#476290'),
  ice: palette('#ecfbff', '#6fb4ea', '#1b3f86', '#ffffff', '#ffffff', '#7d8eac'),
  night: palette('#7f7bff', '#2b2170', '#090720', '#b9b5ff', '#8d84ff', '#574e74'),
  savanna: palette('#ffe29a', '#dd8a35', '#54230f', '#fff2cc', '#ffe6a8', '#9e744d'),
  toxic: palette('#d8ff5c', '#5a9e12', '#102a12', '#f0ffb0', '#c6ff4a', '#6d8844'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
