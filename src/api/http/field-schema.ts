import { z } from "@hono/zod-openapi";
import type { ChoiceKind, FieldReason, NumberKind, TextKind } from "#kernel/fields/field-kind.ts";
import { faultWords } from "#kernel/fields/field-words.ts";
import type { FieldSet } from "#kernel/fields/read-fields.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";
import { isKindReason, reasonOf, type SchemaIssue } from "./issue-reason.ts";

/** A number by the bounds of its kind, which the published schema tells too. */
export function numberSchema(kind: NumberKind) {
  const { min, max, isWhole } = kind.rule;
  const number = z.number().min(min).max(max);
  const schema = number.superRefine((value, context) => tell(context, kind.faultOf(value)));
  // The kind refuses fractions itself: `int()` would end the checks, and nobody would hear of the other fields.
  return isWhole ? schema.openapi({ type: "integer", minimum: min, maximum: max }) : schema;
}

/** The same, or null where nothing was answered. */
export function numberOrNullSchema(kind: NumberKind) {
  const schema = numberSchema(kind).nullable();
  return kind.rule.isWhole ? schema.openapi({ type: ["integer", "null"] }) : schema;
}

/** The same from the text of a query. */
export function queryNumberSchema(kind: NumberKind) {
  const { rule } = kind;
  return z.coerce.number().min(rule.min).max(rule.max);
}

/** A text put right as its kind does, and as long as it may be. An empty one passes: nobody had to write it. */
export function textSchema(kind: TextKind) {
  return putRight(kind).superRefine((value, context) => tell(context, value === "" ? null : kind.faultOf(value)));
}

/** A text that must be there. */
export function neededTextSchema(kind: TextKind) {
  const text = putRight(kind).min(Math.max(1, kind.rule.least));
  return text.superRefine((value, context) => tell(context, kind.faultOf(value)));
}

function putRight(kind: TextKind) {
  return z
    .string()
    .overwrite((given) => tidied(kind, given))
    .max(kind.rule.most)
    .regex(STORABLE_TEXT);
}

export function choiceSchema<T extends string>({ rule }: ChoiceKind<T>) {
  return z.enum(rule.choices);
}

function tidied(kind: TextKind, given: string): string {
  const parsed = kind.parse(given);
  return parsed.ok ? parsed.value : given;
}

function tell(context: z.core.$RefinementCtx<unknown>, reason: FieldReason | null): void {
  if (reason !== null) context.addIssue({ code: "custom", params: { reason } });
}

/** What was sent, before anything is known of it. */
type Given = Readonly<Record<string, unknown>>;

/**
 * An object whose faults are told in the words and the order of the form that sends it; to be put around every other check. `fields`: those of
 * the form, by what was given where the form asks by its subject.
 */
export function inWordsOf<S extends z.ZodObject>(fields: FieldSet | ((given: Given) => FieldSet), schema: S): S {
  return schema.superRefine(
    (given, context) => {
      const asked = typeof fields === "function" ? fields(given) : fields;
      const order = Object.keys(asked);
      for (const raised of context.issues) {
        const issue: SchemaIssue = { ...raised, path: raised.path ?? [] };
        const name = String(issue.path[0]);
        const field = asked[name];
        const reason = reasonOf(issue, given);
        if (!field || !isKindReason(reason)) continue;
        Object.assign(raised, { params: { words: faultWords(field, reason), position: order.indexOf(name), ...issue.params } });
      }
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  );
}
