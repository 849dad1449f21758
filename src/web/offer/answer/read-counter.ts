import { PRICE_BOUNDS } from "#domain/offers/core/member-choices.ts";
import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import { mayBeNamed, PRICE_STEP, priceRangeWords } from "#domain/offers/core/offer-price.ts";
import type { FieldIssue, ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { readMan } from "#kernel/fields/read-number.ts";
import { bannedText, bannedWords } from "#kernel/message-filter/message-words.ts";
import type { Yen } from "#kernel/yen.ts";

export type Counter = { readonly priceYen: Yen; readonly note: string | null };

/** The price that is typed; null: none that could be sent. */
export function typedPrice({ price = "" }: Typed): Yen | null {
  const read = readMan(price);
  if (!read.ok) return null;
  const isSound = read.value >= PRICE_BOUNDS.min && read.value <= PRICE_BOUNDS.max && read.value % PRICE_STEP === 0;
  return isSound ? read.value : null;
}

/** As it stands in the field, which has 万円 beside it. */
export function manText(yen: Yen): string {
  return (yen / 10_000).toLocaleString("ja-JP");
}

/** What a counter answers, and the estimate it lies beside. */
type Answered = { readonly priceYen: Yen; readonly hint: { readonly pointYen: Yen } };

/** What was typed, against the price that it answers, or what is wrong with it. */
export function readCounter(typed: Typed, answered: Answered): ReadForm<Counter> {
  const note = (typed.note ?? "").trim();
  const priceYen = typedPrice(typed);
  const issues = [...priceIssues(priceYen, answered), ...noteIssues("note", note)];
  if (priceYen === null || issues.length > 0) return { ok: false, issues };
  return { ok: true, input: { priceYen, note: note === "" ? null : note } };
}

function priceIssues(priceYen: Yen | null, answered: Answered): FieldIssue[] {
  if (priceYen === null || !mayBeNamed(priceYen, answered.hint)) return [{ field: "price", message: priceRangeWords(answered.hint) }];
  return priceYen === answered.priceYen
    ? [{ field: "price", message: "相手の提示と同じ価格です。合意するときは「合意」をお選びください" }]
    : [];
}

/** What stands in the way of words that go along; an empty text is none. */
function noteIssues(field: string, text: string): FieldIssue[] {
  if ([...text].length > THREAD_MESSAGE.max) return [{ field, message: `${THREAD_MESSAGE.max}文字までで入力してください` }];
  return bannedWords(text).map((fault) => ({ field, message: bannedText(fault) }));
}
