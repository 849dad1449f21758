import type { ErrorChange } from "#domain/valuation/evaluation/paired-errors.ts";
import { percent, signedPercent } from "#kernel/percent.ts";

/** With fewer sales than this a model would know less than the median of a town. */
export const LEAST_SALES = 500;

/** Median errors of the new model's way of training and of the model in use, or of its way. */
type Medians = {
  readonly challenger: number;
  readonly active: number;
  /** Sales that both were judged by. */
  readonly n: number;
};

/**
 * `later-sales`: the same sales of the quarters after the active model's last. `held-back-sales`: too few came after, but others for quarters before; its way of training
 * without these, and with them, on the last four quarters that neither learns. `cards`: each by its own card, where neither can be.
 */
export type Rivalry = Medians &
  ({ readonly by: "later-sales" | "held-back-sales"; readonly difference: ErrorChange } | { readonly by: "cards" });

export type GateFacts = {
  readonly trainRows: number;
  /** Trained until an earlier quarter than the model in use knows, because somebody asked for that. */
  readonly isUntilEarlier: boolean;
  /** Of the new model's card. */
  readonly coverage80: number;
  /**
   * Null where there is nothing to lose: no model is in use, its file cannot be read, or it knows another market. `incomparable`: one is in use, but there are no sales
   * to compare by, and it has no card that can be read.
   */
  readonly rivalry: Rivalry | "incomparable" | null;
};

export type GateFailure = "until-earlier" | "too-few-sales" | "coverage" | "worse" | "much-worse";

const COVERAGE = { least: 0.75, most: 0.86 };
/** How much larger errors may be than those of the model in use, as a share of the latter: what nobody would notice, however sure it is. */
const MARGIN = 0.005;
/** What nobody would accept, however unsure it is. */
const MOST = 0.05;

/**
 * Why a newly trained model must not replace the one in use; empty: it may. A first model of a market needs sales enough and nothing else, for
 * without it there is no estimate at all. One that was asked for until an earlier quarter never takes the place of a newer one by its figures: these are of other
 * quarters, and the quarters that it lacks are what the other is in use for. Errors 1 % larger, surely more than none -> "worse"; 1 % larger, which may be chance -> may.
 */
export function gateFailures({ trainRows, isUntilEarlier, coverage80, rivalry }: GateFacts): GateFailure[] {
  const failures: GateFailure[] = [];
  if (trainRows < LEAST_SALES) failures.push("too-few-sales");
  if (!rivalry) return failures;
  if (isUntilEarlier) failures.push("until-earlier");
  if (coverage80 < COVERAGE.least || coverage80 > COVERAGE.most) failures.push("coverage");
  if (rivalry !== "incomparable") failures.push(...worseBy(rivalry));
  return failures;
}

function worseBy(rivalry: Rivalry): GateFailure[] {
  if (rivalry.by === "cards") return rivalry.challenger <= rivalry.active * (1 + MOST) ? [] : ["much-worse"];
  const { change, low } = rivalry.difference;
  if (!(change <= MOST)) return ["much-worse"];
  return change > MARGIN && low > 0 ? ["worse"] : [];
}

/** The verdict in words, for the record of the model: what it was compared by, and what follows. */
export function gateText(facts: GateFacts): string {
  const { rivalry, coverage80 } = facts;
  const failures = gateFailures(facts).map((failure) => FAILURE_TEXTS[failure]);
  if (!rivalry) return ["比べるモデルなし", ...failures].join("、");
  const decision = failures.length > 0 ? failures : ["使用中より悪いとは言えないため入れ替え"];
  return [...rivalryTexts(rivalry), `80%の幅に入った割合 ${percent(coverage80)}`, ...decision].join("、");
}

const FAILURE_TEXTS: Readonly<Record<GateFailure, string>> = {
  "until-earlier": "--until の四半期が、使用中のモデルの最後の四半期より前のため見送り",
  "too-few-sales": `取引が ${LEAST_SALES} 件未満のため見送り`,
  coverage: `幅に入った割合が ${percent(COVERAGE.least)}〜${percent(COVERAGE.most)} の外のため見送り`,
  worse: `偶然とは言えず、誤差が使用中より ${percent(MARGIN)} を超えて大きいため見送り`,
  "much-worse": `誤差が使用中より ${percent(MOST)} を超えて大きいため見送り`,
};

const SALES_TEXTS: Readonly<Record<Rivalry["by"], (n: string) => string>> = {
  "later-sales": (n) => `同じ新しい取引 ${n} 件`,
  "held-back-sales": (n) => `取り込みの前と後で学習し、どちらにも伏せた同じ取引 ${n} 件`,
  cards: () => "比べられる取引が少ないため、それぞれの検証",
};

function rivalryTexts(rivalry: Rivalry | "incomparable"): string[] {
  if (rivalry === "incomparable") return ["使用中のモデルと比べる値なし"];
  const { challenger, active, n, by } = rivalry;
  const medians = `誤差の中央値 ${percent(challenger, 2)}(使用中 ${percent(active, 2)}、${SALES_TEXTS[by](n.toLocaleString("ja-JP"))})`;
  return by === "cards" ? [medians] : [medians, changeText(rivalry.difference)];
}

function changeText({ change, low, high }: ErrorChange): string {
  const interval = Number.isFinite(low) ? `90%の区間 ${signedPercent(low)}〜${signedPercent(high)}` : "区間は求められません";
  return `誤差の差 ${signedPercent(change)}(${interval})`;
}
