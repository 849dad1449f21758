import type { KeptWeights } from "#domain/recommendation/index.server.ts";
import type { Mark, Outcome } from "#domain/recommendation/simulation/proof/proof.ts";
import type { SimulationSummary } from "#domain/recommendation/simulation/summary.ts";
import { ENOUGH, type Replay, type Verdict } from "#domain/recommendation/study/replay.ts";
import type { TriedFit } from "#domain/recommendation/study/try-fit.ts";
import type { Interval } from "#domain/recommendation/study/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { textTable } from "#main/commands/text-table.ts";

const NAMES: Readonly<Record<string, string>> = { newest: "新着順", popularity: "人気順", random: "無作為", standing: "今の重み" };
const VERDICTS: Readonly<Record<Verdict, string>> = {
  "too-few-people": `判定しません(${ENOUGH.people}人に足りません)`,
  "too-few-reactions": `判定しません(反応のあった一覧が${ENOUGH.reacted}件に足りません)`,
  "too-few-effective": `判定しません(有効標本数が${ENOUGH.effective}に足りません)`,
  better: "良い",
  worse: "悪い",
  even: "差は分かりません",
};

/** What a replay came to, a row an order. `own`: what the first row is called. */
export function replayReport({ slates, people, reacted, own, others }: Replay, name: string): string {
  const rows = [
    [name, ...figures(own), "", ""],
    ...others.map((other) => [NAMES[other.name] ?? other.name, ...figures(other.figures), interval(other.gain), VERDICTS[other.verdict]]),
  ];
  const table = textTable({
    heading: ["並べ方", "NDCG@10", "hit@5", "SNIPS", "有効標本数", `${name}との差`, "判定"],
    rows,
    words: [0, 6],
  });
  return `一覧 ${slates}件(反応のあったもの ${reacted}件)、${people}人\n${table}\n[ ] は人を単位に引き直した95%の幅です。並べ直せるのは、届けた物件だけです。`;
}

/** What came of a fit. */
export function fitReport({ weights, replay, isBetter, splitAt }: TriedFit): string {
  const end = isBetter ? `重み ${weights.version} を使い始めました。` : `重み ${weights.version} は記録に残し、使いません。`;
  return `${formatDate(splitAt)}より前の記録で求め、その後の記録で比べました。\n${replayReport(replay, "求めた重み")}\n${end}`;
}

/** The fits that are kept; `current`: what is in use. */
export function weightsReport(kept: readonly KeptWeights[], current: string): string {
  const rows = kept.map(({ version, fittedAt, promotedAt, retiredAt }) => [version, formatDate(fittedAt), stateOf(promotedAt, retiredAt)]);
  const table =
    rows.length === 0 ? "反応から求めた重みはありません。" : textTable({ heading: ["版", "求めた日", "状態"], rows, words: [0, 1, 2] });
  return `使っている重み: ${current}\n${table}`;
}

function stateOf(promotedAt: Date | null, retiredAt: Date | null): string {
  if (promotedAt === null) return "使っていません";
  return retiredAt === null ? "使用中" : `${formatDate(retiredAt)}まで使用`;
}

const MARKS: Readonly<Record<Mark, string>> = {
  timesNewest: "新着順の1.25倍以上",
  timesPopularity: "人気順の1.25倍以上",
  removedOverNewest: "反応なしで新着順に劣らない",
  dealtOverRandom: "配り直しで無作為と変わらない",
};
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  met: "達しました",
  point: "値では達し、幅の下の端では達しません",
  missed: "達していません",
};

/** What simulations came to; `outcome`: of the declared one alone. */
export function simulationReport(
  { people, ndcg, ...compared }: SimulationSummary,
  outcome: Readonly<Record<Mark, Outcome>> | null,
): string {
  const rows = (
    [
      ["おすすめ", ndcg.ranker],
      ["新着順", ndcg.newest],
      ["人気順", ndcg.popularity],
      ["無作為", ndcg.random],
      ["反応なしのおすすめ", ndcg.removed],
      ["反応を配り直したおすすめ", ndcg.dealt],
      ["配り直した反応での無作為", ndcg.dealtRandom],
    ] as const
  ).map(([name, value]) => [name, interval(value)]);
  return [
    `架空の${people}人。好みを決めて作った記録での確かめで、実際に役立つことの証明ではありません。`,
    textTable({ heading: ["並べ方", "NDCG@10 [95%の幅]"], rows }),
    `新着順の ${times(compared.timesNewest)}、人気順の ${times(compared.timesPopularity)}`,
    `反応なしと新着順の差 ${interval(compared.removedOverNewest)}、配り直しと無作為の差 ${interval(compared.dealtOverRandom)}`,
    ...(outcome === null ? [] : Object.entries(MARKS).map(([mark, name]) => `${name}: ${OUTCOMES[outcome[mark as Mark]]}`)),
  ].join("\n");
}

function times({ value, low, high }: Interval): string {
  return `${value.toFixed(2)}倍 [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}

function figures({ ndcg, hit, snips, effective }: Replay["own"]): string[] {
  return [interval(ndcg), interval(hit), interval(snips), effective.toFixed(0)];
}

function interval(value: Interval | null): string {
  return value === null ? "–" : `${value.value.toFixed(3)} [${value.low.toFixed(3)}, ${value.high.toFixed(3)}]`;
}
