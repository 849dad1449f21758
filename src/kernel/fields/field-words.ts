import type { Field, FieldKind, FieldReason } from "./field-kind.ts";

type Said = (label: string, kind: FieldKind<unknown>) => string;

/** What people read where an answer cannot be taken, in the form and from the API alike. */
const WORDS: Readonly<Record<FieldReason, Said>> = {
  required: (label, kind) => `${label}を${kind.rule.type === "choice" ? "選んで" : "入力して"}ください${example(kind)}`,
  "not-a-number": (label, kind) => `${label}は${kind.words.noun ?? "数字"}で入力してください${example(kind)}`,
  "too-small": (label, { words }) => `${label}は${words.tooSmall ?? "もっと大きい値"}で入力してください`,
  "too-large": (label, { words }) => `${label}は${words.tooLarge ?? "もっと小さい値"}で入力してください`,
  "too-short": (label, { rule }) => `${label}は${rule.type === "text" ? count(rule.least) : "もっと多くの"}文字以上で入力してください`,
  "too-long": (label, { rule }) => `${label}は${rule.type === "text" ? count(rule.most) : "もっと少ない"}文字以内で入力してください`,
  format: (label, kind) => formatWords(label, kind),
  "unknown-choice": (label) => `${label}を選び直してください`,
};

/** The sentence for a field and a reason: `面積は8㎡以上で入力してください`. */
export function faultWords({ label, kind }: Pick<Field, "label" | "kind">, reason: FieldReason): string {
  return WORDS[reason](label, kind);
}

function formatWords(label: string, kind: FieldKind<unknown>): string {
  if (kind.words.noun !== undefined) return `${label}は${kind.words.noun}で入力してください`;
  return kind.words.example === undefined ? `${label}に使えない文字があります` : `${label}の形を確かめてください${example(kind)}`;
}

function example({ words }: FieldKind<unknown>): string {
  return words.example === undefined ? "" : `。例：${words.example}`;
}

function count(characters: number): string {
  return characters.toLocaleString("ja-JP");
}
