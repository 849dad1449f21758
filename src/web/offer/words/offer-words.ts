import type { OfferCard, OfferThread } from "#api/client/client.ts";
import { FINANCING_OPTIONS } from "#domain/queries/catalogue/offer-options.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

export type OfferSide = OfferCard["side"];
export type OfferState = OfferCard["state"];

export const SIDE_WORDS: Readonly<Record<OfferSide, string>> = { buyer: "買い手として", owner: "オーナーとして" };
export const ROLE_WORDS: Readonly<Record<OfferSide, string>> = { buyer: "買い手", owner: "オーナー" };

/** `2027年3月までに入居希望`. */
function wishWords(wishMonth: string | null): string | null {
  if (wishMonth === null) return null;
  const [year, month] = wishMonth.split("-").map(Number);
  return `${year}年${month}月ごろまでに入居希望`;
}

export function financingWords(financing: OfferCard["financing"]): string | null {
  return FINANCING_OPTIONS.find(({ value }) => value === financing)?.label ?? null;
}

/** What the owner is told of the buyer. */
export function buyerFacts({ financing, wishMonth }: Pick<OfferCard, "financing" | "wishMonth">): readonly string[] {
  return [financingWords(financing), wishWords(wishMonth)].filter((fact) => fact !== null);
}

type StateWords = { readonly label: string; readonly tone: BadgeTone };

const WAITING: StateWords = { label: "返事待ち", tone: "quiet" };
const STATES: Readonly<Record<OfferState, StateWords>> = {
  offered: WAITING,
  countered_by_owner: WAITING,
  countered_by_buyer: WAITING,
  held: { label: "一時停止中", tone: "warn" },
  accepted: { label: "価格に合意", tone: "good" },
  disclosure_pending: { label: "同意待ち", tone: "good" },
  disclosed: { label: "連絡先を開示", tone: "good" },
  handed_to_agent: { label: "業者へ引き継ぎ", tone: "good" },
  contract: { label: "契約", tone: "good" },
  broken: { label: "契約に至らず終了", tone: "quiet" },
  lapsed: { label: "連絡先を伝えずに終了", tone: "quiet" },
  declined: { label: "見送り", tone: "quiet" },
  declined_by_buyer: { label: "買い手が見送り", tone: "quiet" },
  expired: { label: "期限切れ", tone: "quiet" },
  withdrawn: { label: "取り下げ", tone: "quiet" },
  void: { label: "終了", tone: "quiet" },
};

/** `あなたの番`, or where it stands. */
export function stateWords({ state, isYourTurn }: Pick<OfferCard, "state" | "isYourTurn">): StateWords {
  return isYourTurn ? { label: "あなたの番", tone: "accent" } : STATES[state];
}

const OPEN_STATES: ReadonlySet<OfferState> = new Set<OfferState>(["offered", "countered_by_owner", "countered_by_buyer"]);
const LIVE: ReadonlySet<OfferState> = new Set<OfferState>([
  ...OPEN_STATES,
  ...(["held", "accepted", "disclosure_pending", "disclosed", "handed_to_agent"] as const),
]);

export function isLive(state: OfferState): boolean {
  return LIVE.has(state);
}

/** Which of the four steps of what is seen when an offer has come to; null: it ended before names were told. */
export function seenStep({ state, agent }: Pick<OfferThread, "state" | "agent">): 1 | 2 | 3 | 4 | null {
  if (OPEN_STATES.has(state) || state === "held") return 1;
  if (state === "accepted" || state === "disclosure_pending") return 2;
  // What ended before a company had it was seen by nobody but the two.
  if (state === "disclosed" || (state === "broken" && agent === null)) return 3;
  return state === "handed_to_agent" || state === "contract" || state === "broken" ? 4 : null;
}

type Ending = { readonly title: string; readonly text: string };
type Standing = Pick<OfferThread, "state" | "side" | "steps">;

const NOBODY_NAMED = "連絡先は、どちらにも伝わっていません。";
const OVER = `交渉は終わりました。${NOBODY_NAMED}`;

/** What became of an offer that is over, or what it waits for while it stands still. What is missing here goes on. */
const STANDINGS: Readonly<Partial<Record<OfferState, (offer: Standing) => Ending>>> = {
  held: () => ({
    title: "このオファーは一時停止しています",
    text: "この物件で、ほかの交渉が価格の合意まで進みました。そのあいだ期限は進みません。ほかの交渉が終われば再開し、契約になればこのオファーは終わります。",
  }),
  declined: ({ side, steps }) =>
    side === "owner" && steps.at(-1)?.by === "you"
      ? { title: "このオファーを見送りました", text: "買い手には、見送りになったことだけを伝えました。" }
      : { title: "このオファーは見送りになりました", text: OVER },
  declined_by_buyer: ({ side }) => ({ title: side === "buyer" ? "このオファーを見送りました" : "買い手が見送りました", text: OVER }),
  withdrawn: ({ side }) => ({ title: side === "buyer" ? "このオファーを取り下げました" : "買い手が取り下げました", text: OVER }),
  expired: () => ({ title: "期限が過ぎて終わりました", text: `返事のないまま期限が過ぎました。${NOBODY_NAMED}` }),
  lapsed: () => ({ title: "連絡先を伝えずに終わりました", text: `双方の同意がそろいませんでした。${NOBODY_NAMED}` }),
  void: ({ steps }) => ({ title: "このオファーは終了しました", text: voidWords(steps) }),
  broken: ({ side, steps }) => brokenWords(side, steps.at(-1)),
  contract: ({ side }) => ({
    title: "売買契約が結ばれました",
    text: `担当の業者から、${ROLE_WORDS[side === "buyer" ? "owner" : "buyer"]}との契約が結ばれたとの連絡がありました。`,
  }),
};

const NOTHING_CONTRACTED = "契約は結ばれていません。お互いに伝えた連絡先は、この画面に残ります。";

function brokenWords(side: OfferSide, last: Standing["steps"][number] | undefined): Ending {
  if (last?.kind !== "end-talks")
    return { title: "契約に至らず終わりました", text: "担当の業者から、契約に至らなかったとの連絡がありました。" };
  if (last.by === "you") return { title: "話を終えました", text: NOTHING_CONTRACTED };
  const who = last.by === "site" ? "運営" : ROLE_WORDS[side === "buyer" ? "owner" : "buyer"];
  return { title: `${who}が話を終えました`, text: NOTHING_CONTRACTED };
}

/** Null: it goes on. */
export function standingWords(offer: Standing): Ending | null {
  return STANDINGS[offer.state]?.(offer) ?? null;
}

type Why = NonNullable<OfferThread["steps"][number]["why"]>;

/** Why it ended is told to the owner alone, but for what the desk did. */
const VOID_WORDS: Readonly<Record<Why | "untold", string>> = {
  sold: "物件を売却済みにしたため、この物件のオファーは終わりました。",
  deleted: "物件の登録を削除したため、この物件のオファーは終わりました。",
  unverified: "所有者の確認がやり直しになったため、この物件のオファーは終わりました。",
  "switched-off": "オファーを受け取らない設定にしたため、進行中のオファーは終わりました。",
  "account-closed": "相手が退会したため、このオファーは終わりました。",
  desk: "運営が内容を確認し、このオファーの交渉を終了しました。",
  untold: "事情により、この物件の交渉は続けられなくなりました。",
};

/** Contacts that were told before it ended were told; the page shows them no more. */
function voidWords(steps: Standing["steps"]): string {
  const why = steps.at(-1)?.why ?? "untold";
  const wereNamed = steps.some(({ state }) => state === "disclosed");
  if (wereNamed) return `${VOID_WORDS[why]}お互いの連絡先は、この画面には表示しません。`;
  return why === "untold" || why === "desk" ? `${VOID_WORDS[why]}${NOBODY_NAMED}` : VOID_WORDS[why];
}
