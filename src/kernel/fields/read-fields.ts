import { type Field, type FieldKind, readAs } from "./field-kind.ts";
import { faultWords } from "./field-words.ts";

export type FieldIssue = { readonly field: string; readonly message: string };

/** What stands in a form, by the names of its fields; a box that is ticked is `on`. */
export type Typed = Readonly<Record<string, string>>;

/** A whole form as it was meant, or what is wrong with it, in its order. */
export type ReadForm<T> = { readonly ok: true; readonly input: T } | { readonly ok: false; readonly issues: readonly FieldIssue[] };

export type FieldSet = Readonly<Record<string, Field>>;

/** The values of a set of fields: null where an optional one was left empty. */
export type Answers<F extends FieldSet> = {
  readonly [Name in keyof F]: F[Name] extends { readonly kind: FieldKind<infer T>; readonly isRequired: infer R }
    ? R extends true
      ? T
      : T | null
    : never;
};

/** Every field read by its kind: `{ areaM2: "７０㎡" }` -> `{ areaM2: 70 }`; or all that is wrong at once. */
export function readFields<F extends FieldSet>(fields: F, typed: Typed): ReadForm<Answers<F>> {
  const issues: FieldIssue[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readAs(field.kind, typed[name] ?? "");
    if (read.ok) values[name] = read.value;
    else if (read.reason === "required" && !field.isRequired) values[name] = null;
    else issues.push({ field: name, message: faultWords(field, read.reason) });
  }
  // Every name of the set was read above, each by its own kind.
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input: values as Answers<F> };
}

/** The same without what was left empty, as an API takes fields that may be absent. */
export function withoutEmpty<T extends object>(values: T): { readonly [Name in keyof T]?: Exclude<T[Name], null> } {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as { [Name in keyof T]?: Exclude<T[Name], null> };
}

export function isTicked(typed: Typed, name: string): boolean {
  return typed[name] === "on";
}
