import { yearsLater } from "#domain/assets/take-home/days.ts";
import { reliefEndsOn } from "#domain/assets/take-home/reliefs.ts";
import { needRow } from "#domain/assets/take-home/row-on.ts";
import type { SaleTables } from "#domain/assets/take-home/tables.ts";
import { takeHomeEnds } from "#domain/assets/take-home/take-home.ts";
import type { Residence, SaleFacts } from "#domain/assets/take-home/types.ts";
import { type LoanMonth, restOfLoan } from "#domain/finance/running-loan.ts";
import { lettingYear } from "#domain/finance/yield.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import { assumptionsOf, namedAssumptions } from "./assumptions.ts";
import { notesOf } from "./notes.ts";
import type { RentAssumptions, RentOut, RentOutInput, RentOutRefusal, RentYear } from "./types.ts";

const MONTHS = 12;

/** A sale now against letting for some years and a sale then: what is left of each year, what the later sale leaves, and the difference. Before income tax on the rent. */
export function rentOut(input: RentOutInput, tables: SaleTables): Result<RentOut, RentOutRefusal> {
  const assumed = assumptionsOf(input.assumptions);
  if (!assumed) return refused("assumptions");
  if (!isRent(input.rent)) return refused("rent");
  const loan = loanRows(input);
  if (!loan.ok) return loan;
  const sellNow = endsOf({ ...input.facts, loanBalanceYen: balanceNow(input) }, input.priceYen, input.on, tables);
  if (!sellNow) return refused("facts");
  const years = yearsOf(input, assumed, loan.value);
  const soldOn = yearsLater(input.on, assumed.years);
  const soldForYen = Math.max(1, Math.round(input.priceYen * (1 + assumed.priceChangePercent / 100) ** assumed.years));
  const later = onceLet(input).map((residence) => ({ ...input.facts, residence, loanBalanceYen: years.at(-1)?.balanceYen ?? 0 }));
  const atEnd = widest(later.map((facts) => endsOf(facts, soldForYen, soldOn, tables)));
  if (!atEnd) return refused("facts");
  const cashFlow = cashFlowOf(input, assumed, loan.value);
  const total = { lowYen: cashFlow.lowYen + atEnd.lowYen, highYen: cashFlow.highYen + atEnd.highYen };
  const reliefs = reliefsOf(later.at(-1) ?? input.facts, soldOn, tables);
  return ok({
    sellNow,
    years,
    cashFlow,
    soldOn,
    soldForYen,
    takeHomeAtEnd: atEnd,
    total,
    // What is missing of the facts is missing of both sales, so that like ends are held against each other.
    difference: { lowYen: total.lowYen - sellNow.lowYen, highYen: total.highYen - sellNow.highYen },
    assumptions: namedAssumptions(assumed, input.assumptions),
    reliefs,
    notes: notesOf({ input, assumed, reliefs }),
  });
}

function isRent({ yen, lowYen, highYen }: RentOutInput["rent"]): boolean {
  return [yen, lowYen, highYen].every(Number.isSafeInteger) && lowYen > 0 && lowYen <= yen && yen <= highYen;
}

/** The months after the one it starts in. */
function loanRows({ loan, on }: RentOutInput): Result<readonly LoanMonth[], "loan"> {
  if (loan === "none") return ok([]);
  const rest = restOfLoan(loan);
  return rest.ok ? ok(rest.value.filter(({ month }) => month > on.slice(0, 7))) : refused("loan");
}

function balanceNow({ loan, on }: RentOutInput): Yen {
  if (loan === "none") return 0;
  const rest = restOfLoan(loan);
  return (rest.ok ? rest.value : []).findLast(({ month }) => month <= on.slice(0, 7))?.balanceYen ?? loan.balanceYen;
}

/** Who the home may have been used by once it has been let: its owner has left it, if not before. Not known: let all along, or left now. */
function onceLet({ facts: { residence }, on }: RentOutInput): readonly Residence[] {
  const left: Residence = { use: "left", leftOn: on, since: "let" };
  if (residence === null) return [{ use: "let" }, left];
  if (residence.use === "own-home") return [left];
  if (residence.use === "second-home") return [{ letFrom: on, ...residence }];
  return residence.use === "left" && residence.since === "empty" ? [{ ...residence, since: "let", letFrom: on }] : [residence];
}

function yearsOf(input: RentOutInput, assumed: RentAssumptions, loan: readonly LoanMonth[]): RentYear[] {
  const start = balanceNow(input);
  return Array.from({ length: assumed.years }, (_, i) => {
    const rent = Math.round(input.rent.yen * (1 + assumed.rentChangePercent / 100) ** i);
    const months = loan.slice(i * MONTHS, (i + 1) * MONTHS);
    const balanceYen = loan.length === 0 ? 0 : (loan[Math.min((i + 1) * MONTHS, loan.length) - 1]?.balanceYen ?? start);
    return yearOf({
      year: i + 1,
      rentYen: rent,
      assumed,
      loanPaymentYen: months.reduce((sum, { paymentYen }) => sum + paymentYen, 0),
      balanceYen,
    });
  });
}

type YearParts = Pick<RentYear, "year" | "loanPaymentYen" | "balanceYen"> & { readonly rentYen: Yen; readonly assumed: RentAssumptions };

function yearOf({ year, rentYen, assumed, loanPaymentYen, balanceYen }: YearParts): RentYear {
  const letting = lettingYear({ ...assumed, rentYen });
  const startCostsYen = year === 1 ? assumed.startCostsYen : 0;
  return {
    year,
    rentYen: letting.rentYen,
    vacancyYen: letting.vacancyYen,
    agencyYen: letting.agencyYen,
    managementYen: assumed.managementYen * MONTHS,
    reserveYen: assumed.reserveYen * MONTHS,
    propertyTaxYen: assumed.propertyTaxYen,
    insuranceYen: assumed.insuranceYen,
    startCostsYen,
    loanPaymentYen,
    cashFlowYen: letting.incomeYen - letting.costsYen - startCostsYen - loanPaymentYen,
    balanceYen,
  };
}

function cashFlowOf(input: RentOutInput, assumed: RentAssumptions, loan: readonly LoanMonth[]): RentOut["cashFlow"] {
  const by = (yen: Yen) => {
    const years = yearsOf({ ...input, rent: { ...input.rent, yen } }, assumed, loan);
    return years.reduce((sum, { cashFlowYen }) => sum + cashFlowYen, 0);
  };
  return { lowYen: by(input.rent.lowYen), atRentYen: by(input.rent.yen), highYen: by(input.rent.highYen) };
}

function widest(all: readonly (RentOut["sellNow"] | null)[]): RentOut["sellNow"] | null {
  const ends = all.filter((one) => one !== null);
  if (ends.length < all.length || ends.length === 0) return null;
  return { lowYen: Math.min(...ends.map(({ lowYen }) => lowYen)), highYen: Math.max(...ends.map(({ highYen }) => highYen)) };
}

function reliefsOf({ kind, residence }: SaleFacts, soldOn: string, tables: SaleTables): RentOut["reliefs"] {
  if (kind === "land" || residence?.use !== "left") return null;
  const endsOn = reliefEndsOn(residence.leftOn, needRow(tables.homeDeduction, soldOn).yearsAfterLeaving);
  return { endsOn, isLost: soldOn > endsOn };
}

function endsOf(facts: SaleFacts, priceYen: Yen, contractOn: string, tables: SaleTables): RentOut["sellNow"] | null {
  const ends = takeHomeEnds(facts, tables, { priceYen, contractOn });
  return ends.ok ? { lowYen: ends.value.low.takeHomeYen, highYen: ends.value.high.takeHomeYen } : null;
}
