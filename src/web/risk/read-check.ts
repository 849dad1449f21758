import type { EstimateInput } from "#api/client.ts";
import type { Result } from "#kernel/result.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { readAreaM2, readMan, readWhole, type Unread } from "../kit/forms/read-number.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";

export type CheckField = "areaM2" | "floor" | "askingPrice";

type Rule = {
  readonly field: CheckField;
  readonly read: (text: string) => Result<number, Unread>;
  readonly min: number;
  readonly max: number;
  readonly isRequired: boolean;
  readonly message: string;
};

/** What the price check takes, field by field. */
const RULES: readonly Rule[] = [
  { field: "areaM2", read: readAreaM2, min: 8, max: 2000, isRequired: true, message: "専有面積を数字で入力してください。例：70" },
  { field: "floor", read: readWhole, min: 1, max: 70, isRequired: false, message: "階は1から70までの整数で入力してください。例：5" },
  {
    field: "askingPrice",
    read: readMan,
    min: 100_000,
    max: 10_000_000_000,
    isRequired: false,
    message: "売出価格は数字で入力してください。例：8,980、1億2,300",
  },
];

type ReadCheck = { readonly ok: true; readonly input: EstimateInput } | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** What was typed about a unit of one building, as the price check takes it. */
export function readCheck(apartmentKey: string, typed: Typed): ReadCheck {
  const issues: FieldIssue[] = [];
  const numbers: Partial<Record<CheckField, number>> = {};
  for (const { field, read, min, max, isRequired, message } of RULES) {
    const found = read(typed[field] ?? "");
    if (found.ok && found.value >= min && found.value <= max) numbers[field] = found.value;
    else if (found.ok || isRequired || found.reason === "unreadable") issues.push({ field, message });
  }
  const { areaM2, ...optional } = numbers;
  if (issues.length > 0 || areaM2 === undefined) return { ok: false, issues };
  return { ok: true, input: { kind: "condo", apartmentKey, areaM2, ...optional } };
}
