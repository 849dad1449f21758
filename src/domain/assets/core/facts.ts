import { z } from "zod";
import { ASSET_FIELDS } from "#kernel/fields/asset-fields.ts";
import type { ChoiceKind, FieldReason, NumberKind, TextKind } from "#kernel/fields/field-kind.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";
import { isRecord } from "#kernel/record.ts";

const F = ASSET_FIELDS;
const MOST_RENOVATIONS = 20;
const MOST_RATE_CHANGES = 40;

function tell(context: z.core.$RefinementCtx<unknown>, reason: FieldReason | null): void {
  if (reason !== null) context.addIssue({ code: "custom", params: { reason } });
}

function numberOf({ kind }: { readonly kind: NumberKind }) {
  const number = z.number().min(kind.rule.min).max(kind.rule.max);
  return number.superRefine((value, context) => tell(context, kind.faultOf(value)));
}

function textOf({ kind }: { readonly kind: TextKind }) {
  const text = z.string().overwrite((given) => tidied(kind, given));
  return text.max(kind.rule.most).superRefine((value, context) => tell(context, value === "" ? "required" : kind.faultOf(value)));
}

function choiceOf<T extends string>({ kind }: { readonly kind: ChoiceKind<T> }) {
  return z.enum(kind.rule.choices);
}

function tidied(kind: TextKind, given: string): string {
  const parsed = kind.parse(given);
  return parsed.ok ? parsed.value : given;
}

const renovation = z
  .strictObject({
    year: numberOf(F["renovations.year"]),
    what: textOf(F["renovations.what"]),
    costYen: numberOf(F["renovations.costYen"]).nullable(),
  })
  .readonly();

const purchase = z
  .strictObject({
    /** A day (`2014-04-10`), or its month where nobody knows the day. */
    on: textOf(F["purchase.on"]),
    priceYen: numberOf(F["purchase.priceYen"]).nullable(),
    /** Of the price. */
    buildingYen: numberOf(F["purchase.buildingYen"]).nullable(),
    /** What buying cost beside the price. */
    costsYen: numberOf(F["purchase.costsYen"]).nullable(),
  })
  .readonly();

const rateChange = z
  .strictObject({ from: textOf(F["loan.rateChanges.from"]), annualPercent: numberOf(F["loan.rateChanges.annualPercent"]) })
  .readonly();

/** The part of the balance that is paid back twice a year, in two calendar months half a year apart. */
const bonus = z
  .strictObject({
    balanceYen: numberOf(F["loan.bonus.balanceYen"]),
    months: z.array(numberOf(F["loan.bonus.months"])).length(2).readonly(),
  })
  .readonly();

const loan = z
  .strictObject({
    /** Owed at the end of the month `asOf`, what is paid back with the bonus among it. */
    balanceYen: numberOf(F["loan.balanceYen"]),
    asOf: textOf(F["loan.asOf"]),
    /** In that month; `rateChanges` tell what it is from another month on, earlier ones too. */
    annualPercent: numberOf(F["loan.annualPercent"]),
    /** The month of the last payment. */
    endsIn: textOf(F["loan.endsIn"]),
    method: choiceOf(F["loan.method"]),
    rateChanges: z.array(rateChange).max(MOST_RATE_CHANGES).readonly(),
    bonus: bonus.nullable(),
  })
  .readonly();

const residence = z
  .strictObject({
    since: textOf(F["residence.since"]),
    /** Null: the owner still lives there. */
    until: textOf(F["residence.until"]).nullable(),
  })
  .readonly();

const ownShare = z
  .strictObject({ numerator: numberOf(F["ownShare.numerator"]), denominator: numberOf(F["ownShare.denominator"]) })
  .readonly();

/** What matters when it is sold, and nothing before. */
const sale = z
  .strictObject({
    /** 3,000万円控除 and its like for another home that the member sold. */
    relief: choiceOf(F["sale.relief"]).nullable(),
    /** The year of that sale; null unless there was one. */
    reliefYear: numberOf(F["sale.reliefYear"]).nullable(),
    /** 筆数 of the land that the mortgage lies on. */
    lots: numberOf(F["sale.lots"]).nullable(),
    /** 司法書士, the bank, moving. */
    otherCostsYen: numberOf(F["sale.otherCostsYen"]).nullable(),
  })
  .readonly();

/** Left out by whoever was written before they were asked. A corner is of a flat, the lot of a house or a plot. */
const askedLater = {
  isCorner: z.boolean().nullable().default(null),
  landShape: choiceOf(F.landShape).nullable().default(null),
  frontageM: numberOf(F.frontageM).nullable().default(null),
  roadDirection: choiceOf(F.roadDirection).nullable().default(null),
  roadWidthM: numberOf(F.roadWidthM).nullable().default(null),
  coveragePercent: numberOf(F.coveragePercent).nullable().default(null),
  floorAreaRatioPercent: numberOf(F.floorAreaRatioPercent).nullable().default(null),
};

/** What the owner tells of a home. Null: not told. Money in yen, areas in m², months as `2026-11`. */
export const homeFactsSchema = z.strictObject({
  /** What the owner calls it; the building's name where the register has none. */
  name: textOf(F.name).nullable(),
  /** 専有面積 of a flat, 土地面積 of a house or a plot. */
  areaM2: numberOf(F.areaM2).nullable(),
  floorAreaM2: numberOf(F.floorAreaM2).nullable(),
  floor: numberOf(F.floor).nullable(),
  layout: textOf(F.layout).nullable(),
  direction: choiceOf(F.direction).nullable(),
  builtYear: numberOf(F.builtYear).nullable(),
  structure: choiceOf(F.structure).nullable(),
  totalFloors: numberOf(F.totalFloors).nullable(),
  stationName: textOf(F.stationName).nullable(),
  walkMinutes: numberOf(F.walkMinutes).nullable(),
  ...askedLater,
  renovations: z.array(renovation).max(MOST_RENOVATIONS).readonly(),
  purchase: purchase.nullable(),
  /** Null: there is none, or it is not told. */
  loan: loan.nullable(),
  /** A month. */
  managementYen: numberOf(F.managementYen).nullable(),
  reserveYen: numberOf(F.reserveYen).nullable(),
  /** A year, 都市計画税 among it. */
  propertyTaxYen: numberOf(F.propertyTaxYen).nullable(),
  /** A month; null: not let. */
  rentYen: numberOf(F.rentYen).nullable(),
  residence: residence.nullable(),
  /** 共有持分 of the member; null: the whole. */
  ownShare: ownShare.nullable(),
  sale: sale.nullable().default(null),
});

export type HomeFacts = Readonly<z.infer<typeof homeFactsSchema>>;

export const NO_FACTS: HomeFacts = {
  ...{ name: null, areaM2: null, floorAreaM2: null, floor: null, layout: null, direction: null, builtYear: null, structure: null },
  ...{ totalFloors: null, stationName: null, walkMinutes: null, renovations: [], purchase: null, loan: null },
  ...{ managementYen: null, reserveYen: null, propertyTaxYen: null, rentYen: null, residence: null, ownShare: null, sale: null },
  ...{ isCorner: null, landShape: null, frontageM: null, roadDirection: null, roadWidthM: null },
  ...{ coveragePercent: null, floorAreaRatioPercent: null },
};

/**
 * Facts as they were stored, each read by itself: one that is not understood any more spoils no other. A frontage and a width of a road that is not there go: they were
 * taken before they were held against it, and nothing beside them could be saved.
 */
export function readFacts(stored: unknown): HomeFacts {
  if (!isRecord(stored)) return NO_FACTS;
  const read = Object.entries(homeFactsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored[name]);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const facts: HomeFacts = { ...NO_FACTS, ...Object.fromEntries(read) };
  return facts.roadDirection === NO_ROAD ? { ...facts, frontageM: null, roadWidthM: null } : facts;
}
