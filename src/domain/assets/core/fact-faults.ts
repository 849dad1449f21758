import { type Month, monthIndex } from "#kernel/calendar/month.ts";
import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import type { FieldReason } from "#kernel/fields/field-kind.ts";
import { contradictionsOf } from "#kernel/fields/home-rules.ts";
import type { HomeFacts } from "./facts.ts";

/** What is wrong with what was told, by its path in the facts: `loan.endsOn`. `words`: where the answer is held against another one or against today. */
export type FactFault = { readonly path: string; readonly reason: FieldReason; readonly words?: string };

/** What no field shows by itself: days to come, ends before beginnings, parts that are larger than the whole. `today`: an ISO day in Japan. */
export function factFaults(facts: HomeFacts, today: string): FactFault[] {
  const checks = [buildingFaults, purchaseFaults, loanFaults, lifeFaults, saleFaults].flatMap((faultsOf) => faultsOf(facts, today));
  return checks.flatMap(([isWrong, path, reason, words]) => (isWrong ? [{ path, reason, words }] : []));
}

/** As long as a loan may run, and half a year. */
const LONGEST_MONTHS = 600;
const HALF_YEAR = 6;

type Check = readonly [isWrong: boolean, path: string, reason: FieldReason, words: string];

function buildingFaults({ builtYear, renovations, frontageM, roadDirection, roadWidthM }: HomeFacts, today: string): Check[] {
  const year = Number(today.slice(0, 4));
  const latest = latestBuiltYear(year);
  return [
    [builtYear !== null && builtYear > latest, "builtYear", "too-large", `築年は${latest}年までで入力してください`],
    ...renovations.map(
      (one, i): Check => [one.year > year, `renovations.${i}.year`, "too-large", "リフォームした年は今年までで入力してください"],
    ),
    ...contradictionsOf({ frontageM, roadDirection, roadWidthM }, year).map(
      ({ field, message }): Check => [true, field, "format", message],
    ),
  ];
}

function purchaseFaults({ purchase }: HomeFacts, today: string): Check[] {
  if (purchase === null) return [];
  const { on, priceYen, buildingYen } = purchase;
  return [
    [isAfter(on, today), "purchase.on", "too-large", "購入した年月日は今日までの日付で入力してください"],
    [
      buildingYen !== null && (priceYen === null || buildingYen > priceYen),
      "purchase.buildingYen",
      "too-large",
      "購入価格のうち建物は、購入価格以下で入力してください",
    ],
  ];
}

function loanFaults({ loan }: HomeFacts, today: string): Check[] {
  if (loan === null) return [];
  const { balanceYen, asOf, endsIn, rateChanges, bonus } = loan;
  const [one = 0, other = 0] = bonus?.months ?? [];
  return [
    [isAfter(asOf, today), "loan.asOf", "too-large", "残高の年月は今月までで入力してください"],
    [
      endsIn < asOf || (endsIn === asOf && balanceYen > 0),
      "loan.endsIn",
      "too-small",
      "返済が終わる年月は、残高の年月よりあとで入力してください",
    ],
    [
      monthIndex(endsIn) - monthIndex(asOf) > LONGEST_MONTHS,
      "loan.endsIn",
      "too-large",
      "返済が終わる年月は、残高の年月から50年以内で入力してください",
    ],
    [
      bonus !== null && bonus.balanceYen > balanceYen,
      "loan.bonus.balanceYen",
      "too-large",
      "残高のうちボーナス返済分は、ローン残高以下で入力してください",
    ],
    [bonus !== null && Math.abs(one - other) !== HALF_YEAR, "loan.bonus.months", "format", "ボーナス返済の月は、半年おきに選んでください"],
    [
      bonus !== null && bonus.balanceYen > 0 && endsIn > asOf && !isPaidBetween(bonus.months, asOf, endsIn),
      "loan.bonus.months",
      "format",
      "返済が終わるまでに、この月はありません。ボーナス返済の月か返済が終わる年月を確かめてください",
    ],
    ...rateChanges.map(
      ({ from }, i): Check => [
        from > endsIn || (i > 0 && from <= (rateChanges[i - 1]?.from ?? "")),
        `loan.rateChanges.${i}.from`,
        "format",
        "金利が変わる年月は、早い順に、返済が終わる年月までで入力してください",
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
    [residence !== null && isAfter(residence.since, today), "residence.since", "too-large", "住み始めた年月は今月までで入力してください"],
    [
      residence !== null && until !== null && until < residence.since,
      "residence.until",
      "too-small",
      "住み終えた年月は、住み始めた年月からあとで入力してください",
    ],
    [
      ownShare !== null && ownShare.numerator > ownShare.denominator,
      "ownShare.numerator",
      "too-large",
      "共有持分の分子は、分母以下で入力してください",
    ],
  ];
}

function saleFaults({ sale }: HomeFacts, today: string): Check[] {
  if (sale === null) return [];
  const { relief, reliefYear } = sale;
  return [
    [relief === "used" && reliefYear === null, "sale.reliefYear", "required", "特例を使って売った年を入力してください"],
    [relief !== "used" && reliefYear !== null, "sale.reliefYear", "format", "特例を使っていないときは、年を空欄にしてください"],
    [
      reliefYear !== null && reliefYear > Number(today.slice(0, 4)),
      "sale.reliefYear",
      "too-large",
      "特例を使って売った年は今年までで入力してください",
    ],
  ];
}

/** Whether a month or a day lies after today; a month that has begun does not. */
function isAfter(told: string, today: string): boolean {
  return told > today.slice(0, told.length);
}
