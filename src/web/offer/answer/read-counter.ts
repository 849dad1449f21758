import { PRICE_BOUNDS } from "#domain/offers/core/member-choices.ts";
import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import type { FieldIssue, ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { readMan } from "#kernel/fields/read-number.ts";
import { bannedText, bannedWords } from "#kernel/message-filter/message-words.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";

export type Counter = { readonly priceYen: Yen; readonly note: string | null };

const STEP: Yen = 10_000;
/** What one press of − or ＋ changes. */
export const PRESS: Yen = 100_000;

/** The price that is typed; null: none that could be sent. */
export function typedPrice({ price = "" }: Typed): Yen | null {
  const read = readMan(price);
  if (!read.ok) return null;
  const isSound = read.value >= PRICE_BOUNDS.min && read.value <= PRICE_BOUNDS.max && read.value % STEP === 0;
  return isSound ? read.value : null;
}

/** As it stands in the field, which has 万円 beside it. */
export function manText(yen: Yen): string {
  return (yen / STEP).toLocaleString("ja-JP");
}

/** What was typed, against the price that it answers, or what is wrong with it. */
export function readCounter(typed: Typed, answered: Yen): ReadForm<Counter> {
  const note = (typed.note ?? "").trim();
  const priceYen = typedPrice(typed);
  const issues = [...priceIssues(priceYen, answered), ...noteIssues("note", note)];
  if (priceYen === null || issues.length > 0) return { ok: false, issues };
  return { ok: true, input: { priceYen, note: note === "" ? null : note } };
}

function priceIssues(priceYen: Yen | null, answered: Yen): FieldIssue[] {
  const bounds = `${formatYen(PRICE_BOUNDS.min)}から${formatYen(PRICE_BOUNDS.max)}までの価格を、1万円単位で入力してください`;
  if (priceYen === null) return [{ field: "price", message: bounds }];
  return priceYen === answered ? [{ field: "price", message: "相手の提示と同じ価格です。合意するときは「合意」をお選びください" }] : [];
}

/** What stands in the way of words that go along; an empty text is none. */
function noteIssues(field: string, text: string): FieldIssue[] {
  if ([...text].length > THREAD_MESSAGE.max) return [{ field, message: `${THREAD_MESSAGE.max}文字までで入力してください` }];
  return bannedWords(text).map((fault) => ({ field, message: bannedText(fault) }));
}
