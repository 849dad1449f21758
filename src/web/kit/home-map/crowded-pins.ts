/** A pin on the screen: its middle in pixels, how wide its words are, and how much it matters. */
export type PlacedPin = { readonly x: number; readonly y: number; readonly width: number; readonly weight: number };

const HEIGHT = 28;
/** So much of two labels may lie over each other. */
const GIVE = 4;

/** Which pins have no room for their words: those that matter more keep theirs, of equal ones the first. The others become dots. */
export function crowdedPins(pins: readonly PlacedPin[]): ReadonlySet<number> {
  const order = pins.map((_, index) => index).toSorted((a, b) => (pins[b]?.weight ?? 0) - (pins[a]?.weight ?? 0) || a - b);
  const kept: PlacedPin[] = [];
  const crowded = new Set<number>();
  for (const index of order) {
    const pin = pins[index];
    if (!pin) continue;
    if (kept.some((other) => overlap(pin, other))) crowded.add(index);
    else kept.push(pin);
  }
  return crowded;
}

function overlap(a: PlacedPin, b: PlacedPin): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 - GIVE && Math.abs(a.y - b.y) < HEIGHT - GIVE;
}

/** About how wide the words of a pin are drawn. */
export function pinWidth(words: string): number {
  const wide = [...words].filter((letter) => /[^\u0020-\u007e]/.test(letter)).length;
  return wide * 13 + (words.length - wide) * 8 + 18;
}
