import { ok, type Result, refused } from "#kernel/result.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";
import type { ActionField, ActionInput, FieldFault } from "./types.ts";

/** What was typed for an action, trimmed, each field by its kind; what the action does not ask for is left out. */
export function readInput(fields: readonly ActionField[], typed: ActionInput): Result<ActionInput, readonly FieldFault[]> {
  const read = fields.map((field) => [field, (typed[field.name] ?? "").trim()] as const);
  const faults = read.flatMap(([field, text]) => {
    const message = faultOf(field, text);
    return message === null ? [] : [{ field: field.name, message }];
  });
  return faults.length > 0 ? refused(faults) : ok(Object.fromEntries(read.map(([{ name }, text]) => [name, text])));
}

function faultOf({ kind, label, isRequired, maxLength, choices }: ActionField, text: string): string | null {
  if (text === "") return isRequired ? `${label}を入力してください` : null;
  if ([...text].length > maxLength) return `${maxLength}文字までで入力してください`;
  if (!STORABLE_TEXT.test(text)) return "使えない文字があります";
  if (kind === "line" && text.includes("\n")) return "1行で入力してください";
  if (kind === "number" && !/^-?\d{1,12}(\.\d{1,9})?$/.test(text)) return "半角の数字で入力してください";
  if (kind === "choice" && !choices.some(({ value }) => value === text)) return "選び直してください";
  if (kind === "tick" && text !== "true") return "選び直してください";
  return null;
}

/** What of the input is kept as the reason; null: the action asks for none. */
export function reasonIn(fields: readonly ActionField[], input: ActionInput): string | null {
  const reasons = fields.flatMap(({ name, isReason }) => (isReason && input[name] ? [input[name]] : []));
  return reasons.join("、") || null;
}
