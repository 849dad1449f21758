import { type Month, monthIndex } from "#kernel/calendar/month.ts";
import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import type { FieldReason } from "#kernel/fields/field-kind.ts";
import type { HomeFacts } from "./facts.ts";

/** What is wrong with what was told, by its path in the facts: `loan.endsOn`. */
export type FactFault = { readonly path: string; readonly reason: FieldReason };

/** What no field shows by itself: days to come, ends before beginnings, parts that are larger than the whole. `today`: an ISO day in Japan. */
export function factFaults(facts: HomeFacts, today: string): FactFault[] {
  const checks = [buildingFaults, purchaseFaults, loanFaults, lifeFaults, saleFaults].flatMap((faultsOf) => faultsOf(facts, today));
  return checks.flatMap(([isWrong, path, reason]) => (isWrong ? [{ path, reason }] : []));
}

/** As long as a loan may run, and half a year. */
const LONGEST_MONTHS = 600;
const HALF_YEAR = 6;

type Check = readonly [isWrong: boolean, path: string, reason: FieldReason];

function buildingFaults({ builtYear, renovations }: HomeFacts, today: string): Check[] {
  const year = Number(today.slice(0, 4));
  return [
    [builtYear !== null && builtYear > latestBuiltYear(year), "builtYear", "too-large"],
    ...renovations.map((one, i): Check => [one.year > year, `renovations.${i}.year`, "too-large"]),
  ];
}

function purchaseFaults({ purchase }: HomeFacts, today: string): Check[] {
  if (purchase === null) return [];
  const { on, priceYen, buildingYen } = purchase;
  return [
    [isAfter(on, today), "purchase.on", "too-large"],
    [buildingYen !== null && (priceYen === null || buildingYen > priceYen), "purchase.buildingYen", "too-large"],
  ];
}

function loanFaults({ loan }: HomeFacts, today: string): Check[] {
  if (loan === null) return [];
  const { balanceYen, asOf, endsIn, rateChanges, bonus } = loan;
  const [one = 0, other = 0] = bonus?.months ?? [];
  return [
    [isAfter(asOf, today), "loan.asOf", "too-large"],
    [endsIn < asOf || (endsIn === asOf && balanceYen > 0), "loan.endsIn", "too-small"],
    [monthIndex(endsIn) - monthIndex(asOf) > LONGEST_MONTHS, "loan.endsIn", "too-large"],
    [bonus !== null && bonus.balanceYen > balanceYen, "loan.bonus.balanceYen", "too-large"],
    [bonus !== null && Math.abs(one - other) !== HALF_YEAR, "loan.bonus.months", "format"],
    [bonus !== null && bonus.balanceYen > 0 && endsIn > asOf && !isPaidBetween(bonus.months, asOf, endsIn), "loan.bonus.months", "format"],
    ...rateChanges.map(
      ({ from }, i): Check => [
        from > endsIn || (i > 0 && from <= (rateChanges[i - 1]?.from ?? "")),
        `loan.rateChanges.${i}.from`,
        "format",
      ],
    ),
  ];
}

/** Whether a bonus month lies after the one that was told and not after the end: else nothing pays that part back. */
function isPaidBetween(months: readonly number[], asOf: Month, endsIn: Month): boolean {
  const [first, last] = [monthIndex(asOf) + 1, Math.min(monthIndex(endsIn), monthIndex(asOf) + HALF_YEAR)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ((first + i) % 12) + 1).some((month) => months.includes(month));
}

function lifeFaults({ residence, ownShare }: HomeFacts, today: string): Check[] {
  const until = residence?.until ?? null;
  return [
    [residence !== null && isAfter(residence.since, today), "residence.since", "too-large"],
    [residence !== null && until !== null && until < residence.since, "residence.until", "too-small"],
    [ownShare !== null && ownShare.numerator > ownShare.denominator, "ownShare.numerator", "too-large"],
  ];
}

function saleFaults({ sale }: HomeFacts, today: string): Check[] {
  if (sale === null) return [];
  const { relief, reliefYear } = sale;
  return [
    [relief === "used" && reliefYear === null, "sale.reliefYear", "required"],
    [relief !== "used" && reliefYear !== null, "sale.reliefYear", "format"],
    [reliefYear !== null && reliefYear > Number(today.slice(0, 4)), "sale.reliefYear", "too-large"],
  ];
}

/** Whether a month or a day lies after today; a month that has begun does not. */
function isAfter(told: string, today: string): boolean {
  return told > today.slice(0, told.length);
}
