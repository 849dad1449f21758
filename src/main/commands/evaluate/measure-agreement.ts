import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { besideOf } from "#domain/valuation/engine/learnable.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import {
  type AgreementCase,
  type AgreementFigures,
  agreementCases,
  agreementFigures,
  drawnFrom,
} from "#domain/valuation/evaluation/agreement-study.ts";
import { lastQuarter } from "#domain/valuation/evaluation/answerable.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { formatQuarter, quarterAt } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { textTable } from "#main/commands/text-table.ts";
import { KIND_NAMES } from "#main/commands/train/train-models.server.ts";

/** So many last quarters are asked about, by a model of all before them. */
const QUARTERS = 2;

export type AgreementOrder = { readonly kinds: readonly AppraisableKind[]; readonly count: number; readonly seed: number };

export type AgreementTools = {
  readonly salesOf: (kind: AppraisableKind) => Promise<readonly SaleRow[]>;
  readonly fitForest: FitForest;
  readonly say: (line: string) => void;
};

export type MeasuredAgreement = {
  /** Of the sales drawn, of all sales, and of all of each kind. */
  readonly drawn: AgreementFigures;
  readonly all: AgreementFigures;
  readonly kinds: readonly { readonly kind: AppraisableKind; readonly figures: AgreementFigures }[];
};

/** How estimates stand beside their comparables on the last two quarters of sales; null where no kind has sales enough. */
export async function measureAgreement(
  order: AgreementOrder,
  { salesOf, fitForest, say }: AgreementTools,
): Promise<MeasuredAgreement | null> {
  const cases: AgreementCase[] = [];
  for (const kind of order.kinds) {
    const sales = await salesOf(kind);
    const last = lastQuarter(sales);
    if (!Number.isFinite(last)) continue;
    const beside = besideOf(kind);
    const period = { trainUntil: quarterAt(last - QUARTERS), testUntil: quarterAt(last) };
    const split = splitByTime(sales, period, beside ? await salesOf(beside) : []);
    if (split.fit.length === 0 || split.calibration.length === 0 || split.test.length === 0) continue;
    say(
      `${KIND_NAMES[kind]}: ${formatQuarter(quarterAt(last - QUARTERS))}までで学習し、その後の${split.test.length.toLocaleString("ja-JP")}件を推定しています`,
    );
    const trained = await trainForSplit(split, fitForest);
    cases.push(...agreementCases({ ...trained, kind, train: [...split.fit, ...split.calibration], test: split.test }));
  }
  if (cases.length === 0) return null;
  const byKind = Map.groupBy(cases, ({ kind }) => kind);
  return {
    drawn: agreementFigures(drawnFrom(cases, order.count, seededRandom(order.seed))),
    all: agreementFigures(cases),
    kinds: [...byKind].map(([kind, ofKind]) => ({ kind, figures: agreementFigures(ofKind) })),
  };
}

const HEADING = [
  "推定",
  "件数",
  "真ん中の8割の中",
  "外",
  "事例少",
  "ばらつき大",
  "推定/中央値",
  "差の中央値%",
  "誤差%(注意書きなし)",
  "外",
  "事例少",
  "ばらつき大",
  "注意書きあり",
  "倍",
];

/** For reading: the drawn sales, all, and each kind. */
export function agreementTable({ drawn, all, kinds }: MeasuredAgreement): string {
  const rows = [
    row(`${drawn.n}件(無作為)`, drawn),
    row("すべて", all),
    ...(kinds.length > 1 ? kinds.map(({ kind, figures }) => row(KIND_NAMES[kind], figures)) : []),
  ];
  return textTable({ heading: HEADING, rows });
}

function row(name: string, { n, inside, outside, few, scattered, medianRatio, medianGap, errors, errorRatio }: AgreementFigures): string[] {
  const counts = [n, inside, outside, few, scattered].map((count) => count.toLocaleString("ja-JP"));
  const ofErrors = [errors.inside, errors.outside, errors.few, errors.scattered, errors.sentence].map(percent);
  return [name, ...counts, medianRatio.toFixed(3), percent(medianGap), ...ofErrors, Number.isNaN(errorRatio) ? "-" : errorRatio.toFixed(2)];
}

function percent(share: number): string {
  return Number.isNaN(share) ? "-" : (100 * share).toFixed(2);
}
