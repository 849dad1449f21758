import type { BlindEstimate, Flag, FlagGrade, OfferFacts } from "#domain/kyugake/core/types.ts";
import { flagOf } from "#domain/kyugake/gate/flag-of.ts";
import { precisionOf, wasRight } from "#domain/kyugake/precision/precision.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { BriefOutcome, BriefPrice, PricedKind, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { besideOf } from "#domain/valuation/engine/learnable.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import { lastQuarter } from "#domain/valuation/evaluation/answerable.ts";
import { evaluateModel } from "#domain/valuation/evaluation/evaluate-model.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { formatQuarter, type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { textTable } from "#main/commands/text-table.ts";

/** So many last quarters are asked about as if they were on offer, by a model of all before them. */
const QUARTERS = 4;
/** Of these so many are planted: asked at four fifths of what they sold for. */
const PLANTED = { share: 0.05, at: 0.8 };
const SEED = 90;
const AT_ONCE = 500;
/** Of homes without a flag one in so many is held against later sales: how often any home lies under their median. */
const LOOKED_UP_EVERY = 5;

/** A sale as if it were on offer: what is asked, whether that was planted, its blind estimate and flag, and what homes like it sold for. */
export type OfferedSale = {
  readonly asking: number;
  readonly price: number;
  readonly isPlanted: boolean;
  readonly estimate: BriefPrice | null;
  readonly flag: Flag | null;
  readonly laterMedian: number | null;
  /** 成約価格情報: recorded at the level that estimates stand for. */
  readonly isContract: boolean;
  /** Held against later sales whether it is flagged or not. */
  readonly isDrawn: boolean;
};

export type KyugakeFigures = {
  readonly n: number;
  readonly estimated: number;
  readonly planted: number;
  /** Median of |estimate / price − 1|. */
  readonly mdape: number;
  /** Shares of what was asked at its price that sold under the 5 % and the 10 % end of its band. */
  readonly under: { readonly q05: number; readonly q10: number };
  /** Share of what was asked at its price that is flagged at 90 % or less all the same; `expected`: by the error alone, were it normal. */
  readonly noise: { readonly share: number; readonly expected: number };
  /** Of homes that were not planted, flagged or not: how often they lie at least 5 % under the median of later sales all the same. */
  readonly anyHome: ReturnType<typeof precisionOf>;
  readonly grades: readonly GradeFigures[];
};

type GradeFigures = {
  /** `A+B`: as a search shows them unless told otherwise. */
  readonly grade: FlagGrade | "A+B" | "all";
  readonly flags: number;
  /** Share of these flags that were planted, and of the planted homes that carry it. */
  readonly plantedShare: number;
  readonly recall: number;
  /** Of the flags that enough later sales resemble: how many, how many lay at least 5 % under their median, and the share with its interval. */
  readonly judged: ReturnType<typeof precisionOf>;
};

type Tools = {
  readonly salesOf: (kind: PricedKind) => Promise<readonly SaleRow[]>;
  readonly fitForest: FitForest;
  readonly say: (line: string) => void;
};

/** Of all sales, and of those whose price was recorded at the level that estimates stand for (成約価格情報). */
export type MeasuredKyugake = {
  readonly from: Quarter;
  readonly until: Quarter;
  readonly all: KyugakeFigures;
  readonly contracts: KyugakeFigures;
};

/** The newest four quarters of a kind as if on offer; null where there are not enough sales. */
export async function measureKyugake(kind: PricedKind, { salesOf, fitForest, say }: Tools): Promise<MeasuredKyugake | null> {
  const sales = await salesOf(kind);
  const last = lastQuarter(sales);
  if (!Number.isFinite(last)) return null;
  const trainUntil = quarterAt(last - QUARTERS);
  const beside = besideOf(kind);
  const split = splitByTime(sales, { trainUntil, testUntil: quarterAt(last) }, beside ? await salesOf(beside) : []);
  if (split.fit.length === 0 || split.calibration.length === 0 || split.test.length === 0) return null;
  say(`${kind}: ${formatQuarter(trainUntil)}までで学習し、その後の${split.test.length.toLocaleString("ja-JP")}件を売り出し中とみなします`);
  const train = [...split.fit, ...split.calibration];
  const trained = await trainForSplit(split, fitForest);
  const firstQuarter = train.reduce((first, { quarter }) => Math.min(first, quarterIndex(quarter)), Number.POSITIVE_INFINITY);
  const model = {
    version: "study",
    kind,
    isSample: false,
    firstQuarter,
    lastQuarter: quarterIndex(trainUntil),
    trainRows: train.length,
    ...trained,
  };
  const tested = evaluateModel({ ...trained, kind, train, test: split.test });
  // What homes sold for afterwards is looked up among all sales; the model that estimates them has seen none of the test.
  const study = { engine: createEngine(model, train, tested), afterwards: createEngine(model, sales), trainUntil };
  const offered = offeredSales(split.test, study, seededRandom(SEED));
  const period = { from: quarterAt(quarterIndex(trainUntil) + 1), until: quarterAt(last) };
  return { ...period, all: kyugakeFigures(offered), contracts: kyugakeFigures(offered.filter(({ isContract }) => isContract)) };
}

type Study = {
  readonly engine: Pick<EstimateEngine, "appraiseBriefly">;
  readonly afterwards: Pick<EstimateEngine, "laterPrice">;
  readonly trainUntil: SaleRow["quarter"];
};

/** Each sale as if it were on offer in its quarter. */
function offeredSales(test: readonly SaleRow[], { engine, afterwards, trainUntil }: Study, random: Random): OfferedSale[] {
  const asked = test.map((sale) => ({ sale, subject: subjectOf(sale), isPlanted: random() < PLANTED.share }));
  const byQuarter = Map.groupBy(asked, ({ sale }) => quarterIndex(sale.quarter));
  return [...byQuarter].flatMap(([quarter, ofQuarter]) =>
    inParts(ofQuarter, AT_ONCE).flatMap((part) => {
      const outcomes = engine.appraiseBriefly(
        part.map(({ subject }) => subject),
        { asOf: quarterAt(quarter) },
      );
      return part.map(({ sale, subject, isPlanted }, i) => {
        const asking = Math.round(isPlanted ? PLANTED.at * sale.price : sale.price);
        const estimate = priceOf(outcomes[i] as BriefOutcome);
        const flag = estimate && flagOf(factsOf(sale, asking), blindOf(estimate));
        const isDrawn = sale.id % LOOKED_UP_EVERY === 0;
        const isLookedUp = isDrawn || (flag !== null && flag.grade !== "near");
        const later = isLookedUp ? afterwards.laterPrice(subject, { after: trainUntil, except: sale.id }) : null;
        const isContract = sale.priceCategory === "contract";
        return { asking, price: sale.price, isPlanted, isContract, isDrawn, estimate, flag, laterMedian: later?.median ?? null };
      });
    }),
  );
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

function priceOf(outcome: BriefOutcome): BriefPrice | null {
  return outcome.estimated ? outcome : null;
}

function blindOf(price: BriefPrice): BlindEstimate {
  const { grade, isTestedHorizon, agreement } = price;
  return { price, grade, isTestedHorizon, similar: agreement };
}

/** Blind, and without zoning, structure and lot, which no advertisement has to tell. */
function subjectOf({ id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home }: SaleRow): Subject {
  return { ...home, zoning: null, structure: null, lot: null, renovated: null, floor: null, direction: null };
}

/** Of a record nothing is known that would explain a price but its built year. */
function factsOf({ kind, areaM2, builtYear }: SaleRow, price: number): OfferFacts {
  const unknown = { confirmedOn: null, builtMonth: null, landRight: null, isTenanted: null, reserveShortfallYen: null };
  return {
    kind: kind === "rent" ? "condo" : kind,
    price,
    areaM2,
    builtYear,
    ...unknown,
    notices: [],
    daysOnMarket: 0,
    reported: "no",
    otherPrices: [],
  };
}

const GRADES: readonly { readonly grade: GradeFigures["grade"]; readonly of: readonly FlagGrade[] }[] = [
  { grade: "A", of: ["A"] },
  { grade: "B", of: ["B"] },
  { grade: "C", of: ["C"] },
  { grade: "check", of: ["check"] },
  { grade: "A+B", of: ["A", "B"] },
  { grade: "all", of: ["A", "B", "C", "check"] },
];

/** The figures of a study. */
export function kyugakeFigures(offered: readonly OfferedSale[]): KyugakeFigures {
  const estimated = offered.filter((one) => one.estimate !== null);
  const planted = estimated.filter(({ isPlanted }) => isPlanted);
  const fair = estimated.filter(({ isPlanted }) => !isPlanted);
  const mdape = quantile(
    estimated.map(({ estimate, price }) => Math.abs((estimate?.point ?? Number.NaN) / price - 1)),
    0.5,
  );
  const under = (end: "q05" | "q10") => shareOf(fair, ({ price, estimate }) => estimate !== null && price < estimate[end]);
  return {
    ...{ n: offered.length, estimated: estimated.length, planted: planted.length, mdape },
    under: { q05: under("q05"), q10: under("q10") },
    noise: { share: shareOf(fair, isFlagged), expected: noiseExpected(mdape) },
    anyHome: judgedOf(fair.filter(({ isDrawn }) => isDrawn)),
    grades: GRADES.map(({ grade, of }) => {
      const flags = estimated.filter(({ flag }) => flag !== null && of.includes(flag.grade));
      return {
        ...{ grade, flags: flags.length },
        plantedShare: shareOf(flags, ({ isPlanted }) => isPlanted),
        recall: flags.filter(({ isPlanted }) => isPlanted).length / planted.length,
        judged: judgedOf(flags),
      };
    }),
  };
}

function judgedOf(offered: readonly OfferedSale[]): ReturnType<typeof precisionOf> {
  const judged = offered.filter(({ laterMedian }) => laterMedian !== null);
  return precisionOf(judged.length, judged.filter(({ asking, laterMedian }) => wasRight(asking, laterMedian ?? 0)).length);
}

function isFlagged({ flag }: OfferedSale): boolean {
  return flag !== null && flag.grade !== "near";
}

function shareOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length;
}

/** Chance that a fairly priced home shows a ratio of 0.90 or less, from the median error alone: sigma = ln(1 + MdAPE) / 0.6745. An error of 10 % -> 0.228. */
export function noiseExpected(mdape: number): number {
  return normalBelow((Math.log(0.9) * 0.6745) / Math.log(1 + mdape));
}

/** Share of a normal distribution below a value (Abramowitz and Stegun 26.2.17; error under 1e-7). */
function normalBelow(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return value < 0 ? above : 1 - above;
}

const HEADING = ["確かさ", "件数", "置き換えた物件の割合%", "置き換えた物件のうち%", "判定できた件数", "適合率%", "95%信頼区間"];

/** For reading: a line for each grade, and what the rest was asked at. */
export function kyugakeTable({ n, estimated, planted, mdape, under, noise, anyHome, grades }: KyugakeFigures): string {
  const rows = grades.map(({ grade, flags, plantedShare, recall, judged: { n: judged, share } }) => [
    GRADE_NAMES[grade] ?? grade,
    flags.toLocaleString("ja-JP"),
    percent(plantedShare),
    percent(recall),
    judged.toLocaleString("ja-JP"),
    share === null ? "-" : percent(share.value),
    share === null ? "-" : `${percent(share.low)}〜${percent(share.high)}`,
  ]);
  return [
    textTable({ heading: HEADING, rows }),
    `売り出し中とみなした ${n.toLocaleString("ja-JP")}件、推定できた ${estimated.toLocaleString("ja-JP")}件、置き換えた ${planted.toLocaleString("ja-JP")}件。誤差の中央値 ${percent(mdape)}%`,
    `成約価格のままの物件のうち、5%点を下回ったもの ${percent(under.q05)}%、10%点を下回ったもの ${percent(under.q10)}%`,
    `成約価格のままでも90%以下になったもの ${percent(noise.share)}%(誤差が正規分布なら ${percent(noise.expected)}%)`,
    `九掛けかどうかによらず、あとの成約の中央値より5%以上低いもの ${anyHome.share === null ? "-" : percent(anyHome.share.value)}%(${anyHome.n.toLocaleString("ja-JP")}件)`,
  ].join("\n");
}

const GRADE_NAMES: Readonly<Record<string, string>> = { check: "要確認", all: "すべて" };

function percent(share: number): string {
  return Number.isNaN(share) ? "-" : (100 * share).toFixed(1);
}
