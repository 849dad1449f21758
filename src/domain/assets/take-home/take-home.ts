import { ok, type Result, refused } from "#kernel/result.ts";
import { acquisitionDays, assumed, type Side, unknownsOf } from "./assumptions.ts";
import type { DatedSale, KnownFacts } from "./known.ts";
import { reckon } from "./reckon.ts";
import type { SaleTables } from "./tables.ts";
import { nextThreshold } from "./thresholds.ts";
import type { Sale, SaleFacts, SaleRefusal, TakeHome, TakeHomeAnswer } from "./types.ts";
import { warningsOf } from "./warnings.ts";

/**
 * What a sale leaves in hand after costs, taxes and the loan, line by line, with the rows of the tables it rests on. Missing facts make a range. Formulas and worked examples:
 * docs/models/take-home.md. Before 司法書士 and fees of the bank unless they are told.
 */
export function takeHome(facts: SaleFacts, tables: SaleTables, sale: Sale): Result<TakeHomeAnswer, SaleRefusal> {
  const dated = datedSale(sale);
  const problem = problemOf(facts, dated);
  if (problem) return refused(problem);
  const low = extreme(facts, dated, tables, "low");
  const high = extreme(facts, dated, tables, "high");
  return ok({
    low: low.answer,
    high: high.answer,
    unknown: unknownsOf(facts, dated, tables),
    nextThreshold: nextThreshold([low.facts, high.facts], dated, tables, facts.acquiredOn !== null),
    warnings: warningsOf({ facts, sale: dated, tables, low, high }),
  });
}

/** The two ends alone, where the rest is not told. */
export function takeHomeEnds(facts: SaleFacts, tables: SaleTables, sale: Sale): Result<Pick<TakeHomeAnswer, Side>, SaleRefusal> {
  const dated = datedSale(sale);
  const problem = problemOf(facts, dated);
  if (problem) return refused(problem);
  return ok({ low: extreme(facts, dated, tables, "low").answer, high: extreme(facts, dated, tables, "high").answer });
}

/** A reckoning with the facts it took. */
type Reckoned = { readonly facts: KnownFacts; readonly answer: TakeHome };

function extreme(facts: SaleFacts, sale: DatedSale, tables: SaleTables, side: Side): Reckoned {
  const all = acquisitionDays(facts, sale).map((acquiredOn): Reckoned => {
    const known = assumed(facts, sale, tables, { side, acquiredOn });
    return { facts: known, answer: reckon(known, sale, tables) };
  });
  const sign = side === "low" ? 1 : -1;
  const [best] = all.toSorted((a, b) => sign * (a.answer.takeHomeYen - b.answer.takeHomeYen));
  if (!best) throw new Error("a sale before the purchase is refused beforehand");
  return best;
}

function datedSale({ priceYen, contractOn, transferOn = contractOn, registrationOn = transferOn, afterEnd = "standard" }: Sale): DatedSale {
  return { priceYen, contractOn, transferOn, registrationOn, afterEnd };
}

function problemOf(facts: SaleFacts, sale: DatedSale): SaleRefusal | null {
  if (!(Number.isSafeInteger(sale.priceYen) && sale.priceYen > 0)) return "price";
  if (sale.transferOn < sale.contractOn || sale.registrationOn < sale.transferOn) return "dates";
  if (acquisitionDays(facts, sale).length === 0) return "dates";
  if (facts.owners.length === 0 || facts.owners.some(({ parts }) => !(parts > 0))) return "owners";
  return areAmounts(facts) ? null : "amounts";
}

function areAmounts(facts: SaleFacts): boolean {
  const told = [
    facts.acquisitionPriceYen,
    facts.buildingPriceYen,
    facts.purchaseCostsYen,
    facts.loanBalanceYen,
    facts.propertyTaxYen,
    facts.brokerFeeYen,
    facts.otherCostsYen,
    facts.lots,
    ...facts.improvements.map(({ yen }) => yen),
  ];
  const isWhole = told.every((yen) => yen === null || (Number.isSafeInteger(yen) && yen >= 0));
  return isWhole && (facts.buildingPriceYen ?? 0) <= (facts.acquisitionPriceYen ?? Number.POSITIVE_INFINITY);
}
