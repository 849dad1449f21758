import { ok, type Result, refused } from "#kernel/result.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";
import type { ActionField, ActionInput, FieldFault } from "./types.ts";

/** What was typed for an action, trimmed, each field by its kind; what the action does not ask for is left out. */
export function readInput(fields: readonly ActionField[], typed: ActionInput): Result<ActionInput, readonly FieldFault[]> {
  const read = fields.map((field) => [field, plain(field, (typed[field.name] ?? "").trim())] as const);
  const faults = read.flatMap(([field, text]) => {
    const message = faultOf(field, text);
    return message === null ? [] : [{ field: field.name, message }];
  });
  return faults.length > 0 ? refused(faults) : ok(Object.fromEntries(read.map(([{ name }, text]) => [name, text])));
}

/** A number in any width, with or without commas: `４０，０００` is 40000. */
function plain({ kind }: ActionField, text: string): string {
  return kind === "number"
    ? text
        .normalize("NFKC")
        .replaceAll(",", "")
        .replace(/^[−ー]/, "-")
    : text;
}

function faultOf(field: ActionField, text: string): string | null {
  const { label, isRequired, maxLength } = field;
  if (text === "") return isRequired ? `${label}を入力してください` : null;
  if ([...text].length > maxLength) return `${maxLength}文字までで入力してください`;
  return STORABLE_TEXT.test(text) ? OF_KIND[field.kind](text, field) : "使えない文字があります";
}

const CHOOSE_AGAIN = "選び直してください";

const OF_KIND: Readonly<Record<ActionField["kind"], (text: string, field: ActionField) => string | null>> = {
  text: () => null,
  line: (text) => (text.includes("\n") ? "1行で入力してください" : null),
  number: (text) => (/^-?\d{1,12}(\.\d{1,9})?$/.test(text) ? null : "数字で入力してください"),
  choice: (text, { choices }) => (choices.some(({ value }) => value === text) ? null : CHOOSE_AGAIN),
  tick: (text) => (text === "true" ? null : CHOOSE_AGAIN),
};

/** What of the input is kept as the reason; null: the action asks for none. */
export function reasonIn(fields: readonly ActionField[], input: ActionInput): string | null {
  const reasons = fields.flatMap(({ name, isReason }) => (isReason && input[name] ? [input[name]] : []));
  return reasons.join("、") || null;
}
