import { transform } from 'lightningcss';

/** A colour in sRGB: red, green and blue of 0 to 255, alpha of 0 to 1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/** Reads a colour in any form that CSS has for it: hex, rgb(), hsl(), a name. Undefined for what is no colour by itself. */
export function readColour(text: string): Colour | undefined {
  let colour: Colour | undefined;
  transform({
    filename: 'brand.json',
    code: Buffer.from(`a{color:${text}}`),
    errorRecovery: true,
    visitor: {
      Declaration: {
        color({ property, value }) {
          if (property === 'color' && typeof value === 'object' && value.type === 'rgb') colour = value;
        },
      },
    },
  });
  return colour;
}

/** What is seen of a colour on an opaque ground. */
export function over({ alpha, ...top }: Colour, ground: Colour): Colour {
  const mixed = (name: 'r' | 'g' | 'b'): number => top[name] * alpha + ground[name] * (1 - alpha);
  return { r: mixed('r'), g: mixed('g'), b: mixed('b'), alpha: 1 };
}

/** The contrast of two opaque colours, 1 to 21, as WCAG defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance({ r, g, b }: Colour): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b]
    .map((part) => part / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
