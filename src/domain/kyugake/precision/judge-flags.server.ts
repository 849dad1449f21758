import { blindSubject, pricedKindOf } from "#domain/kyugake/estimates/blind-subject.ts";
import type { Subject } from "#domain/valuation/core/types.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/index.server.ts";
import { quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type Precision, precisionOf, wasRight } from "./precision.ts";
import { flaggedHomes, type Judgement, judgedFlags, type Raising, saveJudgements, unjudgedRaisings } from "./precision-store.server.ts";

const BATCH = 500;
/** A flag is judged by the sales of so many quarters after the one it was raised in. */
const QUARTERS = 4;

type JudgeDeps = { readonly db: Db; readonly clock: Clock; readonly engines: Pick<EngineSource, "current"> };

/**
 * Judges what was raised as 九掛け once a home, whether or not the flag still stands, as soon as the sales of the four quarters after it are known: right when
 * the home's own sale, or else what was asked last, lies at least 5 % under what homes like it sold for. No model that raised a flag had seen those sales.
 * Answers how many were judged.
 */
export async function judgeFlags({ db, clock, engines }: JudgeDeps, signal?: AbortSignal): Promise<number> {
  const before = dayOfQuarter(quarterIndex(quarterOf(clock.now())) - QUARTERS);
  let [judged, after] = [0, 0];
  while (!signal?.aborted) {
    const raisings = await unjudgedRaisings(db, { before, after, limit: BATCH });
    const last = raisings.at(-1);
    if (!last) break;
    const judgements = (await Promise.all(raisings.map((one) => judgementOf(one, engines)))).filter((one) => one !== null);
    await saveJudgements(db, judgements);
    judged += judgements.length;
    after = last.id;
  }
  return judged;
}

/** The first day of a quarter, as ISO writes it. */
function dayOfQuarter(index: number): string {
  const { year, quarter } = quarterAt(index);
  return `${year}-${String(3 * quarter - 2).padStart(2, "0")}-01`;
}

/** Null: the sales of its prefecture that follow it have not come out yet, or nothing can price homes of its kind. */
async function judgementOf(
  { id, home, raisedOn, askingPrice, ownSale }: Raising,
  engines: JudgeDeps["engines"],
): Promise<Judgement | null> {
  const kind = pricedKindOf(home.kind);
  const engine = kind && (await engines.current(kind));
  const subject = blindSubject(home);
  const after = quarterOf(new Date(`${raisedOn}T00:00:00+09:00`));
  if (!engine || !subject || !isKnown(engine, subject, quarterIndex(after) + QUARTERS)) return null;
  const later = engine.laterPrice(subject, { after, except: ownSale?.id });
  const judgedPrice = ownSale?.price ?? askingPrice;
  const wasUnder = later && wasRight(judgedPrice, later.median);
  return { id, wasRight: wasUnder, judgedBy: later?.count ?? 0, judgedPrice, judgedOf: ownSale ? "sale" : "asking" };
}

function isKnown({ dataAsOf, isSample }: EstimateEngine, subject: Subject, quarter: number): boolean {
  return !isSample && quarterIndex(dataAsOf(subject)) >= quarter;
}

export type KyugakeSummary = {
  /** Homes on offer by the grade of their flag. */
  readonly homes: Readonly<Record<"A" | "B" | "C" | "near" | "check", number>>;
  readonly isSample: boolean;
  /** Of what this site raised, by the grade of that day; samples are never counted. */
  readonly precision: Readonly<Record<"A" | "B" | "C", Precision>>;
};

/** What the pages about 九掛け tell of this site: how many there are, and how often they were right. */
export async function kyugakeSummary(db: Db): Promise<KyugakeSummary> {
  const [flagged, judged] = await Promise.all([flaggedHomes(db), judgedFlags(db)]);
  const homes = (grade: string) => flagged.find((one) => one.grade === grade)?.homes ?? 0;
  const precision = (grade: string) => {
    const found = judged.find((one) => one.grade === grade);
    return precisionOf(found?.n ?? 0, found?.right ?? 0);
  };
  return {
    homes: { A: homes("A"), B: homes("B"), C: homes("C"), near: homes("near"), check: homes("check") },
    isSample: flagged.some(({ isSample }) => isSample),
    precision: { A: precision("A"), B: precision("B"), C: precision("C") },
  };
}
