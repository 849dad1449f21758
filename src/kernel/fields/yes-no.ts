import { ok, refused } from "#kernel/result.ts";
import type { FieldKind } from "./field-kind.ts";

const VALUES: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["no", false],
]);

/** What a form chooses from, in its order. */
export const YES_NO_CHOICES = [
  { value: "yes", label: "はい" },
  { value: "no", label: "いいえ" },
] as const;

/** An answer that may also be left open, which a box to tick cannot say: `yes` -> true. */
export const YES_NO: FieldKind<boolean> = {
  rule: { type: "choice", choices: ["yes", "no"] },
  words: {},
  unit: "",
  parse: (text) => {
    const value = VALUES.get(text.trim());
    return value === undefined ? refused("unknown-choice") : ok(value);
  },
  faultOf: () => null,
};

/** How a form holds an answer: true -> `yes`. */
export function yesNoText(value: boolean): "yes" | "no" {
  return value ? "yes" : "no";
}
