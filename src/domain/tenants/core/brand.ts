/** What WCAG 2.2 asks of text (success criterion 1.4.3). */
const ENOUGH = 4.5;
const DARK = "#16181c";

type Rgb = readonly [number, number, number];

/** Two colours of one brand: `onLight` as it was chosen, `onDark` lightened until it can be read on a dark ground. */
export type Brand = { readonly onLight: string; readonly onDark: string };

/** The brand of a colour as people write it (`#0B5D66`); null: no colour, or one that cannot be read on white. */
export function readBrand(text: string): Brand | null {
  const onLight = text.trim().toLowerCase();
  const colour = rgbOf(onLight);
  if (!colour || contrast(onLight, "#ffffff") < ENOUGH) return null;
  for (let share = 0; share <= 100; share += 5) {
    const onDark = hexOf(colour.map((part) => Math.round(part + ((255 - part) * share) / 100)));
    if (contrast(onDark, DARK) >= ENOUGH) return { onLight, onDark };
  }
  return null;
}

/** From 1 to 21, as WCAG counts it. Both are `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (rgbOf(hex) ?? [0, 0, 0]).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgbOf(hex: string): Rgb | null {
  if (!/^#[0-9a-f]{6}$/.test(hex)) return null;
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
