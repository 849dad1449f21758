import { percent } from "#kernel/percent.ts";

/** With fewer sales than this a model would know less than the median of a town. */
export const LEAST_SALES = 500;

/** Median errors of the new model's way of training and of the model in use. */
export type Rivalry = {
  readonly challenger: number;
  readonly active: number;
  /** Sales that both were judged by. */
  readonly n: number;
  /** `later-sales`: the same sales of the quarters after the active model's last. `cards`: each by its own card, where there are too few of those. */
  readonly by: "later-sales" | "cards";
};

export type GateFacts = {
  readonly trainRows: number;
  /** Of the new model's card. */
  readonly coverage80: number;
  /**
   * Null where there is nothing to lose: no model is in use, its file cannot be read, or it knows another market. `incomparable`: one is in use, but too little was
   * sold after it, and it has no card that can be read.
   */
  readonly rivalry: Rivalry | "incomparable" | null;
};

export type GateFailure = "too-few-sales" | "coverage" | "worse";

const COVERAGE = { least: 0.75, most: 0.86 };
/** How much larger the median error may be than that of the model in use, as a share of the latter: room for chance. */
const TOLERANCE = 0.05;

/**
 * Why a newly trained model must not replace the one in use; empty: it may. A first model of a market needs sales enough and nothing else, for
 * without it there is no estimate at all. Error 10.4 % against 10.0 % -> may; 10.6 % -> "worse".
 */
export function gateFailures({ trainRows, coverage80, rivalry }: GateFacts): GateFailure[] {
  const failures: GateFailure[] = [];
  if (trainRows < LEAST_SALES) failures.push("too-few-sales");
  if (!rivalry) return failures;
  if (coverage80 < COVERAGE.least || coverage80 > COVERAGE.most) failures.push("coverage");
  if (rivalry !== "incomparable" && !(rivalry.challenger <= rivalry.active * (1 + TOLERANCE))) failures.push("worse");
  return failures;
}

/** The verdict in words, for the record of the model. */
export function gateText(facts: GateFacts): string {
  const failures = gateFailures(facts);
  const lines = [
    ...(facts.rivalry ? [rivalryText(facts.rivalry), `80%の幅に入った割合 ${percent(facts.coverage80)}`] : ["比べるモデルなし"]),
    ...failures.map((failure) => FAILURE_TEXTS[failure]),
  ];
  return lines.join("、");
}

const FAILURE_TEXTS: Readonly<Record<GateFailure, string>> = {
  "too-few-sales": `取引が ${LEAST_SALES} 件未満のため見送り`,
  coverage: `幅に入った割合が ${percent(COVERAGE.least)}〜${percent(COVERAGE.most)} の外のため見送り`,
  worse: `誤差が使用中より ${percent(TOLERANCE)} を超えて大きいため見送り`,
};

function rivalryText(rivalry: Rivalry | "incomparable"): string {
  if (rivalry === "incomparable") return "使用中のモデルと比べる値なし";
  const { challenger, active, n, by } = rivalry;
  const sales = by === "later-sales" ? `同じ新しい取引 ${n.toLocaleString("ja-JP")} 件` : "それぞれの検証";
  return `誤差の中央値 ${percent(challenger)}(使用中 ${percent(active)}、${sales})`;
}
