import type { OfferThread } from "#api/client/client.ts";
import type { Yen } from "#kernel/yen.ts";
import type { OfferSide } from "#web/offer/words/offer-words.ts";

type Step = OfferThread["steps"][number];

/** One line of what has happened: a price with what was said with it, or a word. */
export type LogRow = {
  readonly key: string;
  readonly at: string;
  /** Null: the site. */
  readonly side: OfferSide | null;
  readonly who: string;
  readonly priceYen: Yen | null;
  /** Of what is more than a price named, or none. */
  readonly words: string | null;
  readonly note: string | null;
};

type Told = Pick<OfferThread, "steps" | "messages" | "side" | "otherAlias">;

/** Everything that has happened with an offer, the newest first. */
export function threadLog(thread: Told): readonly LogRow[] {
  return thread.steps
    .map((step, index) => ({ key: `${index}${step.kind}`, at: step.at, ...actorOf(step, thread), ...saidOf(step, thread) }))
    .toReversed();
}

function actorOf({ by }: Step, { side, otherAlias }: Told): Pick<LogRow, "side" | "who"> {
  if (by === "site") return { side: null, who: "まちのね" };
  return by === "you" ? { side, who: "あなた" } : { side: side === "buyer" ? "owner" : "buyer", who: otherAlias };
}

/** A price with the words that were sent with it, or what it was instead. */
function saidOf({ kind, priceYen, by, at }: Step, { messages }: Told): Pick<LogRow, "priceYen" | "words" | "note"> {
  if (kind === "accept") return { priceYen, words: STEP_WORDS.accept, note: null };
  if (kind !== "offer" && kind !== "counter") return { priceYen: null, words: STEP_WORDS[kind], note: null };
  const note = messages.find((one) => one.priceYen !== null && one.by === by && one.at === at);
  return { priceYen, words: null, note: note?.text ?? null };
}

const STEP_WORDS: Readonly<Record<Exclude<Step["kind"], "offer" | "counter">, string>> = {
  deliver: "オファー",
  view: "開封",
  accept: "価格に合意",
  "open-disclosure": "連絡先の同意の受け付け",
  decline: "見送り",
  withdraw: "取り下げ",
  consent: "連絡先の開示に同意",
  "refuse-consent": "連絡先の開示に同意しない",
  "end-talks": "話を終えた（契約なし）",
  "hand-over": "宅建業者へ引き継ぎ",
  contract: "売買契約",
  broken: "契約に至らず終了",
  hold: "一時停止",
  release: "再開",
  close: "見送り",
  expire: "期限切れ",
  lapse: "同意がそろわず終了",
  remind: "お知らせ",
  void: "終了",
  "cut-off": "終了",
};

/** What is said besides the prices, the oldest first. */
export function talkOf({ messages }: Pick<OfferThread, "messages">): OfferThread["messages"] {
  return messages.filter(({ priceYen }) => priceYen === null);
}
