import { ok, type Result, refused } from "#kernel/result.ts";

/** Why an answer cannot be taken. The words for each stand in `field-words.ts`; the API names the same reasons. */
export const FIELD_REASONS = [
  ...(["required", "not-a-number", "too-small", "too-large", "too-short", "too-long", "format", "unknown-choice"] as const),
  // Of a phone number: of another country, too few or too many digits, and what no SMS reaches.
  ...(["foreign", "digit-count", "toll-free", "landline"] as const),
] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

type NumberRule = { readonly type: "number"; readonly min: number; readonly max: number; readonly isWhole: boolean };
type TextRule = { readonly type: "text"; readonly least: number; readonly most: number };
type ChoiceRule<T extends string = string> = { readonly type: "choice"; readonly choices: readonly [T, ...T[]] };

/** The bounds of a kind, as a published schema can tell them. */
type Rule = NumberRule | TextRule | ChoiceRule;

/** What a message about a kind says besides the label: `8㎡以上`, `整数`, `70`. Its texts end without 。, as every message does. */
export type KindWords = {
  /** What has to be typed: `数字`, `カタカナ`. */
  readonly noun?: string;
  readonly tooSmall?: string;
  readonly tooLarge?: string;
  /** What the bounds do not say by themselves: `0階はありません`. */
  readonly aside?: string;
  /** Ways to type it. The first stands in the empty control, a message names them all. */
  readonly examples?: readonly [string, ...string[]];
};

/** A kind of answer: how a typed text is read, and what any value has to keep to, typed or sent. */
export type FieldKind<T> = {
  readonly rule: Rule;
  readonly words: KindWords;
  /** What stands behind the control: `㎡`, `万円`. */
  readonly unit: string;
  /** The text put right and understood. It is never blank, and the value is not held against the bounds yet. */
  parse(text: string): Result<T, FieldReason>;
  /** What is wrong with a value; null: nothing. */
  faultOf(value: T): FieldReason | null;
};

export type NumberKind = FieldKind<number> & { readonly rule: NumberRule };
export type TextKind = FieldKind<string> & { readonly rule: TextRule };
export type ChoiceKind<T extends string> = FieldKind<T> & { readonly rule: ChoiceRule<T> };

type FieldWords = {
  /** Stands in brackets behind the label where the answer is typed, and in no message: `月` of 家賃（月）. */
  readonly note?: string;
  /** In place of the examples of the kind. */
  readonly example?: string;
};

/** An answer that is asked for: a kind under a label. */
export type Field<K extends FieldKind<unknown> = FieldKind<unknown>, IsRequired extends boolean = boolean> = FieldWords & {
  readonly label: string;
  readonly kind: K;
  readonly isRequired: IsRequired;
};

export function required<K extends FieldKind<unknown>>(label: string, kind: K, words: FieldWords = {}): Field<K, true> {
  return { label, kind, isRequired: true, ...words };
}

export function optional<K extends FieldKind<unknown>>(label: string, kind: K, words: FieldWords = {}): Field<K, false> {
  return { label, kind, isRequired: false, ...words };
}

/** What a typed text means, held against the bounds: `７０㎡` as an area -> 70. A blank one is `required`. */
export function readAs<T>(kind: FieldKind<T>, text: string): Result<T, FieldReason> {
  if (text.trim() === "") return refused("required");
  const parsed = kind.parse(text);
  if (!parsed.ok) return parsed;
  const fault = kind.faultOf(parsed.value);
  return fault === null ? ok(parsed.value) : refused(fault);
}
