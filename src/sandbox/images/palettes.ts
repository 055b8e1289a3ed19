/** Colours of one art: a background from light centre to dark edge, a ray tint, and a frame. */
export interface Palette {
  light: string;
  mid: string;
  dark: string;
  ray: string;
  frame: string;
}

function palette(light: string, mid: string, dark: string, ray: string, frame: string): Palette {
  return { light, mid, dark, ray, frame };
}

/** Named palettes of the pictures; each was chosen so that the warm art of the emoji set stands out on it. */
export const PALETTES = {
  ember: palette('#ffb347', '#f0501e', '#5c0f16', '#ffe08a', '#ffd166'),
  ruby: palette('#ff6b6b', '#c9132f', '#3d0418', '#ffb3a8', '#ffcf5c'),
  gold: palette('#fff0a3', '#e79a0c', '#5e2a04', '#fff8d8', '#fff0b0'),
  jade: palette('#6ff2b4', '#0c8f63', '#04302e', '#c4ffe1', '#ffd978'),
  royal: palette('#8fa2ff', '#3a35c8', '#120a4a', '#cdd4ff', '#ffd166'),
  violet: palette('#e58bff', '#7a21d6', '#22083f', '#f3ccff', '#ff9df0'),
  rose: palette('#ffb3d4', '#ee3d86', '#57093c', '#ffe0ee', '#fff0b8'),
  candy: palette('#ffd1ec', '#ff62b8', '#7a2bc4', '#fff0fa', '#ffffff'),
  lime: palette('#e6ff7a', '#48b02c', '#0a3b2a', '#f6ffc9', '#fff27a'),
  jungle: palette('#9be36b', '#1f7d3b', '#06281f', '#d7ffb8', '#e8c35a'),
  sky: palette('#b9efff', '#2f96ee', '#0c2a78', '#e9fbff', '#ffffff'),
  ocean: palette('#7df0ff', '#0a86cf', '#042d6b', '#cff9ff', '#b6f3ff'),
  aqua: palette('#8dfff0', '#0cb0b8', '#062f5b', '#d5fffa', '#9ffcff'),
  deep: palette('#5fb4ff', '#1546a8', '#050f3d', '#bfe0ff', '#7fd0ff'),
  ice: palette('#ecfbff', '#6fb4ea', '#1b3f86', '#ffffff', '#ffffff'),
  night: palette('#7f7bff', '#2b2170', '#090720', '#b9b5ff', '#8d84ff'),
  savanna: palette('#ffe29a', '#dd8a35', '#54230f', '#fff2cc', '#ffe6a8'),
  toxic: palette('#d8ff5c', '#5a9e12', '#102a12', '#f0ffb0', '#c6ff4a'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
