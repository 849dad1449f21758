/** A colour of a screen: red, green and blue, each a whole number from 0 to 255. */
export type Colour = { readonly red: number; readonly green: number; readonly blue: number };

export const WHITE: Colour = { red: 255, green: 255, blue: 255 };
const BLACK: Colour = { red: 0, green: 0, blue: 0 };

/** Reads `#0b5d66`, `0B5D66` and `#06c`; null for anything else, names and functions of CSS included. */
export function parseColour(text: string): Colour | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue };
}

/** `#0b5d66` */
export function formatColour({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Contrast of two colours by WCAG 2.2: from 1 (the same) to 21 (black on white), whichever of them is the text. */
export function contrastOf(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, from 0 to 1. */
function luminanceOf({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The colour itself where it has at least that contrast with the background, else the nearest on its way to black or to white that has. `least` is 4.5 at
 * most: against any background one of the two reaches that.
 */
export function readableColour(colour: Colour, background: Colour, least = 4.5): Colour {
  for (let step = 0; step < 255; step += 1) {
    const found = [BLACK, WHITE].map((end) => mixed(colour, end, step / 255)).find((one) => contrastOf(one, background) >= least);
    if (found) return found;
  }
  return contrastOf(BLACK, background) >= least ? BLACK : WHITE;
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  const part = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { red: part(from.red, to.red), green: part(from.green, to.green), blue: part(from.blue, to.blue) };
}
