import type { Map as MapLibre } from "maplibre-gl";
import { milliseconds } from "#kernel/duration.ts";

export type DrawLetters = MapLibre["style"]["glyphManager"]["getGlyphs"];
type Asked = Parameters<DrawLetters>[0];
type Drawn = Awaited<ReturnType<DrawLetters>>;

/** So long a page can do without its main thread, even on a phone that takes four times as long. */
const TURN = milliseconds(4);

type Means = { readonly now: () => number; readonly pause: () => Promise<void> };

const IN_BROWSER: Means = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/** Has a map draw the letters of its names by and by: a browser draws each 漢字 by itself, a millisecond each, and a map asks for dozens at once. */
export function drawLettersInTurns({ style: { glyphManager } }: MapLibre): void {
  glyphManager.getGlyphs = inTurns(glyphManager.getGlyphs.bind(glyphManager), IN_BROWSER);
}

/** The same letters, drawn one by one with a pause whenever a turn is over, all that is asked at the same time together. */
export function inTurns(draw: DrawLetters, { now, pause }: Means): DrawLetters {
  let began = Number.NEGATIVE_INFINITY;
  let pausing: Promise<void> | null = null;
  const nextTurn = async () => {
    await pause();
    began = now();
    pausing = null;
  };
  return async (asked) => {
    const drawn: Drawn = {};
    for (const { stack, variant, letter } of lettersOf(asked)) {
      while (now() - began >= TURN) {
        pausing ??= nextTurn();
        await pausing;
      }
      const one = await draw({ [stack]: { [variant]: [letter] } });
      const letters = one[stack]?.[variant];
      if (!letters) continue;
      drawn[stack] ??= {};
      drawn[stack][variant] = Object.assign(drawn[stack][variant] ?? {}, letters);
    }
    return drawn;
  };
}

function lettersOf(asked: Asked): readonly { readonly stack: string; readonly variant: string; readonly letter: string }[] {
  return Object.entries(asked).flatMap(([stack, variants]) =>
    Object.entries(variants).flatMap(([variant, letters]) => letters.map((letter) => ({ stack, variant, letter }))),
  );
}
