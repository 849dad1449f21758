import type { CompanyOfferResponse } from "#api/client/client.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

type Offer = CompanyOfferResponse;
type Step = Offer["steps"][number];
type Outcome = "contract" | "broken";

export const STATE_WORDS: Readonly<Record<Offer["state"], { readonly word: string; readonly tone: BadgeTone }>> = {
  handed_to_agent: { word: "担当中", tone: "accent" },
  contract: { word: "契約", tone: "good" },
  broken: { word: "破談", tone: "quiet" },
  void: { word: "終了", tone: "quiet" },
};

export const WHO_WORDS: Readonly<Record<Step["actor"], string>> = {
  buyer: "買い手",
  owner: "オーナー",
  agent: "担当の業者",
  operator: "運営",
  system: "まちのね",
};

const STEP_WORDS: Readonly<Partial<Record<Step["kind"], string>>> = {
  deliver: "価格の提示",
  counter: "逆提示",
  accept: "価格に合意",
  consent: "連絡先の開示に同意",
  "hand-over": "引き継ぎ",
  contract: "契約になった",
  broken: "破談になった",
};

/** `逆提示 5,480万円` without the price. */
export function stepWord(kind: Step["kind"]): string {
  return STEP_WORDS[kind] ?? "終了";
}

/** Whether a step named a price. */
export function namesPrice({ kind }: Pick<Step, "kind">): boolean {
  return kind === "deliver" || kind === "counter" || kind === "accept";
}

type OutcomeWords = { readonly title: string; readonly action: string; readonly lines: readonly string[]; readonly done: string };

/** The question before an end is told, and what is said then. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, OutcomeWords>> = {
  contract: {
    title: "契約になったと知らせます",
    action: "契約になった（確定）",
    lines: [
      "売買契約が結ばれたときに選んでください。買い手とオーナーに知らせます。",
      "同じ物件で一時停止しているほかのオファーは、見送りになります。元には戻せません。",
    ],
    done: "契約になったことを知らせました。",
  },
  broken: {
    title: "破談になったと知らせます",
    action: "破談になった（確定）",
    lines: [
      "契約に至らなかったときに選んでください。買い手とオーナーに知らせます。",
      "同じ物件で一時停止しているほかのオファーは再開します。連絡先とやり取りは、この画面で見られなくなります。元には戻せません。",
    ],
    done: "破談になったことを知らせました。",
  },
};
