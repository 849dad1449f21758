import type { PricedKind, PricedSubject } from "#domain/valuation/core/types.ts";
import { FIELDS_BY_KIND, HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import type { EstimateInput } from "./request.ts";

/** Under which question an answer of another name stands. */
const ASKED_AS: Readonly<Record<string, string>> = { renovated: "renovatedYear" };

/** Whether a home of a kind is asked for an answer, or it is none about the home itself (its place). */
export function isOfKind(kind: PricedKind, name: string): boolean {
  const asked = ASKED_AS[name] ?? name;
  return !Object.hasOwn(HOME_FIELDS, asked) || asked === "kind" || Object.hasOwn(FIELDS_BY_KIND[kind], asked);
}

/** An input without the answers that a home of its kind is not asked for (`FIELDS_BY_KIND`): bare land has no built year, whoever tells one. */
export function inputOfKind(input: EstimateInput): EstimateInput {
  const { kind, areaM2 } = input;
  return { kind, areaM2, ...Object.fromEntries(Object.entries(input).filter(([name]) => isOfKind(kind, name))) };
}

/** The same of a home as the engine sees it, whoever told it: its owner, a caller or the building in which it is said to be. */
export function subjectOfKind(subject: PricedSubject): PricedSubject {
  const { kind } = subject;
  const own = <Value>(name: keyof PricedSubject, value: Value): Value | null => (isOfKind(kind, name) ? value : null);
  return {
    ...subject,
    floorAreaM2: own("floorAreaM2", subject.floorAreaM2),
    layout: own("layout", subject.layout),
    builtYear: own("builtYear", subject.builtYear),
    renovated: own("renovated", subject.renovated),
    floor: own("floor", subject.floor),
    totalFloors: own("totalFloors", subject.totalFloors ?? null),
    direction: own("direction", subject.direction),
    isCorner: own("isCorner", subject.isCorner ?? null),
    // Nobody is asked for the structure of a flat: its building tells it.
    structure: kind === "condo" ? subject.structure : own("structure", subject.structure),
    lot: kind === "condo" ? null : subject.lot,
  };
}
