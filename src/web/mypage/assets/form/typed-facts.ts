import type { AssetFacts } from "#api/client/client.ts";
import { ASSET_FIELDS } from "#kernel/fields/asset-fields.ts";
import { MONTH, MONTH_OR_DAY } from "#kernel/fields/month-kinds.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { yesNoText } from "#kernel/fields/yes-no.ts";
import { RATE_ROWS, RENOVATION_ROWS } from "./rows.ts";

export type FactPath = keyof typeof ASSET_FIELDS;

/** Facts as they stand in the controls, by the paths of the fields. `thisMonth`: when a balance that is typed now is of. */
export function typedFacts(facts: AssetFacts, thisMonth: string): Typed {
  const { renovations, purchase, loan, residence, ownShare, sale, ...single } = facts;
  return {
    ...textsOf("", single),
    ...rowsOf(RENOVATION_ROWS.name, renovations),
    ...textsOf("purchase.", purchase ?? {}),
    "loan.asOf": dateText(thisMonth),
    "loan.method": "equal-payment",
    "loan.bonus.months": "1",
    ...loanTexts(loan),
    ...textsOf("residence.", residence ?? {}),
    ...textsOf("ownShare.", ownShare ?? {}),
    ...textsOf("sale.", sale ?? {}),
  };
}

function loanTexts(loan: AssetFacts["loan"]): Typed {
  if (loan === null) return { "loan.state": "" };
  if (loan.balanceYen === 0) return { "loan.state": "none" };
  const { rateChanges, bonus, ...single } = loan;
  return { "loan.state": "some", ...textsOf("loan.", single), ...rowsOf(RATE_ROWS.name, rateChanges), ...bonusTexts(bonus) };
}

/** The earlier of the two months stands for both. */
function bonusTexts(bonus: NonNullable<AssetFacts["loan"]>["bonus"]): Typed {
  if (bonus === null) return {};
  return {
    "loan.bonus.balanceYen": textOf("loan.bonus.balanceYen", bonus.balanceYen),
    "loan.bonus.months": String(Math.min(...bonus.months)),
  };
}

function rowsOf(name: string, rows: readonly object[]): Typed {
  const path = (field: string) => `${name}.${field}`;
  const texts = rows.flatMap((row, i) =>
    Object.entries(row).map(([field, value]) => [`${name}.${i}.${field}`, textOf(path(field), value)]),
  );
  return { [`${name}.count`]: String(rows.length), ...Object.fromEntries(texts) };
}

function textsOf(prefix: string, values: object): Typed {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, textOf(`${prefix}${name}`, value)]));
}

const grouped = (value: number) => value.toLocaleString("ja-JP", { maximumFractionDigits: 4 });

/** A value as a person types it, by the unit of its field: 38_000_000 -> `3,800` in 万円. */
export function textOf(path: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return yesNoText(value);
  if (typeof value !== "number") return isDated(path) ? dateText(String(value)) : String(value);
  const unit = isPath(path) ? ASSET_FIELDS[path].kind.unit : "";
  if (unit === "万円") return grouped(value / 10_000);
  if (unit === "円") return grouped(value);
  return unit === "階" && value < 0 ? `地下${-value}階` : String(value);
}

function isDated(path: string): boolean {
  return isPath(path) && DATED.includes(ASSET_FIELDS[path].kind);
}

const DATED: readonly unknown[] = [MONTH, MONTH_OR_DAY];

/** `2014-04` -> `2014年4月`, `2014-04-10` -> `2014年4月10日`. */
function dateText(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${year}年${month}月${day === undefined ? "" : `${day}日`}`;
}

function isPath(path: string): path is FactPath {
  return path in ASSET_FIELDS;
}
