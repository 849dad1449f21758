import type { Field, FieldKind, FieldReason } from "./field-kind.ts";

type Asked = Pick<Field, "label" | "kind" | "example">;

/** What people read where an answer cannot be taken, in the form and from the API alike. No message at a field ends with 。. */
const WORDS: Readonly<Record<FieldReason, (asked: Asked) => string>> = {
  required: (asked) => `${asked.label}を${asked.kind.rule.type === "choice" ? "選んで" : "入力して"}ください${examples(asked)}`,
  "not-a-number": (asked) => `${asked.label}は${asked.kind.words.noun ?? "数字"}で入力してください${examples(asked)}`,
  "too-small": ({ label, kind }) => `${label}は${kind.words.tooSmall ?? "もっと大きい値"}で入力してください${aside(kind)}`,
  "too-large": ({ label, kind }) => `${label}は${kind.words.tooLarge ?? "もっと小さい値"}で入力してください${aside(kind)}`,
  "too-short": ({ label, kind: { rule } }) =>
    `${label}は${rule.type === "text" ? count(rule.least) : "もっと多くの"}文字以上で入力してください`,
  "too-long": ({ label, kind: { rule } }) =>
    `${label}は${rule.type === "text" ? count(rule.most) : "もっと少ない"}文字以内で入力してください`,
  format: (asked) => formatWords(asked),
  "unknown-choice": ({ label }) => `${label}を選び直してください`,
  foreign: ({ label }) => `${label}は日本の番号で入力してください`,
  "digit-count": (asked) => `${asked.label}の桁数を確かめてください${examples(asked)}`,
  "toll-free": () => "フリーダイヤルの番号は登録できません。SMSを受け取れる番号を入力してください",
  landline: () => "固定電話ではSMSを受け取れません。携帯電話の番号を入力してください",
};

/** The sentence for a field and a reason: `面積は8㎡以上で入力してください`. */
export function faultWords(asked: Asked, reason: FieldReason): string {
  return WORDS[reason](asked);
}

/** What an empty control shows: `例：70`; null where the answer needs no example. */
export function placeholderOf({ kind, example = kind.words.examples?.[0] }: Omit<Asked, "label">): string | null {
  return example === undefined ? null : `例：${example}`;
}

/** The label where the answer is typed: `家賃（月）`. */
export function labelOf({ label, note }: Pick<Field, "label" | "note">): string {
  return note === undefined ? label : `${label}（${note}）`;
}

/** A message as it stands at a field, whoever worded it. */
export function withoutFinalStop(message: string): string {
  return message.replace(/。$/, "");
}

function formatWords(asked: Asked): string {
  const { noun, examples: ofKind } = asked.kind.words;
  if (noun !== undefined) return `${asked.label}は${noun}で入力してください${examples(asked)}`;
  return ofKind === undefined ? `${asked.label}に使えない文字があります` : `${asked.label}の形を確かめてください${examples(asked)}`;
}

function examples({ kind, example = kind.words.examples?.join("、") }: Asked): string {
  return example === undefined ? "" : `。例：${example}`;
}

function aside({ words }: FieldKind<unknown>): string {
  return words.aside === undefined ? "" : `（${words.aside}）`;
}

function count(characters: number): string {
  return characters.toLocaleString("ja-JP");
}
