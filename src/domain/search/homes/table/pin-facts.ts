import type { Offer } from "#domain/search/homes/offer.ts";
import type { HomePin } from "#domain/search/homes/types.ts";

const PRECISIONS = ["building", "block", "town"] as const satisfies readonly HomePin["placePrecision"][];
const GRADES = [null, "A", "B", "C", "near", "check"] as const satisfies readonly HomePin["grade"][];
const DEPTHS = [null, "near", "nine", "eight-and-half", "eight", "doubtful"] as const satisfies readonly HomePin["depth"][];

type PinFacts = Pick<HomePin, "grade" | "depth" | "placePrecision">;

/** What a pin shows besides its price, in one byte: a map draws hundreds of them, and each home lies elsewhere in memory. */
export function pinByte({ placePrecision, flag }: Pick<Offer, "placePrecision" | "flag">): number {
  const [grade, depth] = [GRADES.indexOf(flag?.grade ?? null), DEPTHS.indexOf(flag?.depth ?? null)];
  return (PRECISIONS.indexOf(placePrecision) * GRADES.length + grade) * DEPTHS.length + depth;
}

export function pinFacts(byte: number): PinFacts {
  return FACTS[byte] ?? NOTHING;
}

const NOTHING: PinFacts = { grade: null, depth: null, placePrecision: "town" };
/** By the byte. */
const FACTS: readonly PinFacts[] = PRECISIONS.flatMap((placePrecision) =>
  GRADES.flatMap((grade) => DEPTHS.map((depth) => ({ grade, depth, placePrecision }))),
);
