import { z } from "@hono/zod-openapi";
import type { ChoiceKind, FieldReason, NumberKind, TextKind } from "#kernel/fields/field-kind.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";

/** A number by the bounds of its kind, which the published schema tells too. */
export function numberSchema(kind: NumberKind) {
  const { rule } = kind;
  const number = z.number().min(rule.min).max(rule.max);
  return (rule.isWhole ? number.int() : number).superRefine((value, context) => tell(context, kind.faultOf(value)));
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
