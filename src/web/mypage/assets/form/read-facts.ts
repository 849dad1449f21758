import type { AssetFacts, AssetResponse } from "#api/client/client.ts";
import { factFaults } from "#domain/assets/core/fact-faults.ts";
import { ASSET_FIELDS } from "#kernel/fields/asset-fields.ts";
import { type Field, type FieldKind, type FieldReason, readAs } from "#kernel/fields/field-kind.ts";
import { faultWords } from "#kernel/fields/field-words.ts";
import { FIELDS_BY_KIND } from "#kernel/fields/home-fields.ts";
import type { FieldIssue, Typed } from "#kernel/fields/read-fields.ts";
import { isRowTyped, RATE_ROWS, RENOVATION_ROWS, type RowList, rowCount } from "./rows.ts";
import type { FactPath } from "./typed-facts.ts";

type ValueOf<P extends FactPath> = (typeof ASSET_FIELDS)[P]["kind"] extends FieldKind<infer T> ? T : never;
type Asking = {
  /** Null where it is empty or cannot be taken; the latter is noted. `name`: in the form, where it is one of a list. */
  readonly ask: <P extends FactPath>(path: P, name?: string) => ValueOf<P> | null;
  /** The same where an empty one cannot be taken either. */
  readonly need: <P extends FactPath>(path: P, name?: string) => ValueOf<P> | null;
  readonly issues: readonly FieldIssue[];
};

/** Facts as far as they can be taken, and what is wrong with the rest. */
export type ReadFacts = { readonly facts: AssetFacts; readonly issues: readonly FieldIssue[] };

type Reading = {
  readonly kind: AssetResponse["kind"];
  /** An ISO day in Japan. */
  readonly today: string;
  /** What cannot be left out has to be there: it is sent, and not just kept while it is typed. */
  readonly isWhole: boolean;
};

/** What was typed of a home, each answer by its kind. Answers that do not belong to the kind of home are left out. */
export function readFacts(typed: Typed, { kind, today, isWhole }: Reading): ReadFacts {
  const asking = askIn(typed, kind);
  const facts: AssetFacts = {
    ...building(asking, kind, isWhole),
    ...lot(asking, kind),
    renovations: kind === "land" ? [] : rows(typed, RENOVATION_ROWS, (row) => renovation(asking, row)),
    purchase: hasAny(typed, ["purchase.on", "purchase.priceYen", "purchase.buildingYen", "purchase.costsYen"]) ? purchase(asking) : null,
    loan: loan(asking, typed, today),
    ...running(asking),
    residence: kind !== "land" && hasAny(typed, ["residence.since", "residence.until"]) ? residence(asking) : null,
    ownShare: hasAny(typed, ["ownShare.numerator", "ownShare.denominator"]) ? ownShare(asking) : null,
    sale: hasAny(typed, SALE_PATHS[kind]) ? sale(asking, kind) : null,
  };
  const wrong = new Set(asking.issues.map(({ field }) => field));
  const together = factFaults(facts, today).filter(({ path }) => !wrong.has(path));
  const issues = [
    ...asking.issues,
    ...together.map(({ path, reason, words }) => (words === undefined ? issueOf(path, reason, kind) : { field: path, message: words })),
  ];
  return { facts, issues: issues.toSorted((a, b) => placeInForm(a) - placeInForm(b)) };
}

function askIn(typed: Typed, kind: AssetResponse["kind"]): Asking {
  const issues: FieldIssue[] = [];
  const take = (path: FactPath, name: string, isNeeded: boolean) => {
    const read = readAs<unknown>(ASSET_FIELDS[path].kind as FieldKind<unknown>, typed[name] ?? "");
    if (read.ok) return read.value;
    if (isNeeded || read.reason !== "required") issues.push(issueOf(name, read.reason, kind));
    return null;
  };
  return {
    issues,
    // Read by the kind of that very path.
    ask: (path, name = path) => take(path, name, false) as never,
    need: (path, name = path) => take(path, name, true) as never,
  };
}

const PATHS = Object.keys(ASSET_FIELDS);

/** By its field; of a list all rows of one field stand together. */
function placeInForm({ field }: FieldIssue): number {
  return PATHS.indexOf(field.replace(/\.\d+(?=\.)/g, ""));
}

/** What is wrong with a field, by its name in the form (`renovations.0.year`), in its words. */
function issueOf(name: string, reason: FieldReason, kind: AssetResponse["kind"]): FieldIssue {
  return { field: name, message: faultWords(fieldOf(name.replace(/\.\d+(?=\.)/g, "") as FactPath, kind), reason) };
}

export function fieldOf(path: FactPath, kind: AssetResponse["kind"]): Field {
  return path === "areaM2" ? FIELDS_BY_KIND[kind].areaM2 : ASSET_FIELDS[path];
}

function hasAny(typed: Typed, names: readonly FactPath[]): boolean {
  return names.some((name) => (typed[name] ?? "").trim() !== "");
}

function building({ ask, need }: Asking, kind: AssetResponse["kind"], isWhole: boolean) {
  const isLand = kind === "land";
  const isCondo = kind === "condo";
  return {
    name: ask("name"),
    areaM2: isWhole ? need("areaM2") : ask("areaM2"),
    floorAreaM2: kind === "house" ? ask("floorAreaM2") : null,
    floor: isCondo ? ask("floor") : null,
    layout: isLand ? null : ask("layout"),
    direction: isCondo ? ask("direction") : null,
    isCorner: isCondo ? ask("isCorner") : null,
    builtYear: isLand ? null : ask("builtYear"),
    structure: isLand ? null : ask("structure"),
    totalFloors: isCondo ? ask("totalFloors") : null,
    stationName: ask("stationName"),
    walkMinutes: ask("walkMinutes"),
  };
}

/** Nobody owns the lot of a flat alone. */
function lot({ ask }: Asking, kind: AssetResponse["kind"]) {
  const isOfLand = kind !== "condo";
  return {
    landShape: isOfLand ? ask("landShape") : null,
    frontageM: isOfLand ? ask("frontageM") : null,
    roadDirection: isOfLand ? ask("roadDirection") : null,
    roadWidthM: isOfLand ? ask("roadWidthM") : null,
    coveragePercent: isOfLand ? ask("coveragePercent") : null,
    floorAreaRatioPercent: isOfLand ? ask("floorAreaRatioPercent") : null,
  };
}

function running({ ask }: Asking) {
  return {
    managementYen: ask("managementYen"),
    reserveYen: ask("reserveYen"),
    propertyTaxYen: ask("propertyTaxYen"),
    rentYen: ask("rentYen"),
  };
}

function rows<T>(typed: Typed, list: RowList, read: (row: number) => T | null): T[] {
  const all = Array.from({ length: rowCount(typed, list) }, (_, row) => row);
  return all.filter((row) => isRowTyped(typed, list, row)).flatMap((row) => read(row) ?? []);
}

function renovation({ ask, need }: Asking, row: number): AssetFacts["renovations"][number] | null {
  const at = (field: string) => `renovations.${row}.${field}`;
  const [year, what, costYen] = [
    need("renovations.year", at("year")),
    need("renovations.what", at("what")),
    ask("renovations.costYen", at("costYen")),
  ];
  return year === null || what === null ? null : { year, what, costYen };
}

function purchase({ ask, need }: Asking): AssetFacts["purchase"] {
  const on = need("purchase.on");
  const money = { priceYen: ask("purchase.priceYen"), buildingYen: ask("purchase.buildingYen"), costsYen: ask("purchase.costsYen") };
  return on === null ? null : { on, ...money };
}

function loan(asking: Asking, typed: Typed, today: string): AssetFacts["loan"] {
  const state = typed["loan.state"] ?? "";
  const month = today.slice(0, 7);
  if (state === "none") return { ...PAID_OFF, asOf: month, endsIn: month };
  return state === "some" ? owed(asking, typed) : null;
}

/** Nothing is owed: the other answers say nothing then. */
const PAID_OFF = { balanceYen: 0, annualPercent: 0, method: "equal-payment", rateChanges: [], bonus: null } as const;

function owed(asking: Asking, typed: Typed): AssetFacts["loan"] {
  const { need } = asking;
  const [balanceYen, asOf] = [need("loan.balanceYen"), need("loan.asOf")];
  const [annualPercent, endsIn, method] = [need("loan.annualPercent"), need("loan.endsIn"), need("loan.method")];
  const bonus = hasAny(typed, ["loan.bonus.balanceYen"]) ? bonusPart(asking) : null;
  const rateChanges = rows(typed, RATE_ROWS, (row) => {
    const at = (field: string) => `loan.rateChanges.${row}.${field}`;
    const [from, percent] = [need("loan.rateChanges.from", at("from")), need("loan.rateChanges.annualPercent", at("annualPercent"))];
    return from === null || percent === null ? null : { from, annualPercent: percent };
  });
  if (balanceYen === null || asOf === null || annualPercent === null || endsIn === null || method === null) return null;
  return { balanceYen, asOf, annualPercent, endsIn, method, rateChanges, bonus };
}

/** Paid back twice a year, half a year apart: the first of the two months says the other. */
function bonusPart({ need }: Asking): NonNullable<AssetFacts["loan"]>["bonus"] {
  const [balanceYen, first] = [need("loan.bonus.balanceYen"), need("loan.bonus.months")];
  return balanceYen === null || first === null ? null : { balanceYen, months: [first, first + 6] };
}

function residence({ ask, need }: Asking): AssetFacts["residence"] {
  const since = need("residence.since");
  const until = ask("residence.until");
  return since === null ? null : { since, until };
}

function ownShare({ need }: Asking): AssetFacts["ownShare"] {
  const [numerator, denominator] = [need("ownShare.numerator"), need("ownShare.denominator")];
  return numerator === null || denominator === null ? null : { numerator, denominator };
}

const SOLD_LAND = ["sale.lots", "sale.otherCostsYen"] as const;
const SALE_PATHS = { land: SOLD_LAND, house: ["sale.relief", ...SOLD_LAND], condo: ["sale.relief", ...SOLD_LAND] } as const;

/** Land has no relief of a home. The year of one is asked for where one was used alone. */
function sale({ ask, need }: Asking, kind: AssetResponse["kind"]): AssetFacts["sale"] {
  const relief = kind === "land" ? null : ask("sale.relief");
  const reliefYear = relief === "used" ? need("sale.reliefYear") : null;
  return { relief, reliefYear, lots: ask("sale.lots"), otherCostsYen: ask("sale.otherCostsYen") };
}
