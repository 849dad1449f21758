import type { EstimateResponse } from "#api/client/client.ts";
import { placeKeyOf } from "#kernel/place-key.ts";

/** A way on from a price. */
export type ReportLink = {
  readonly to: string;
  readonly search: Readonly<Record<string, number>>;
  readonly title: string;
  readonly what: string;
};

type Facts = Pick<EstimateResponse, "subject" | "input">;

/** The key of the report about the same subject: the building's, the place's, else that of its town; null where nobody knows where it lies. */
export function reportKeyOf({ subject: { apartmentKey, place }, input: { placeKey } }: Facts): string | null {
  return apartmentKey ?? placeKey ?? (place && placeKeyOf({ precision: "town", place }));
}

/** What was told for the price comes along: of a building its register knows more, of a place it is all there is. */
export function reportSearch({ subject, input }: Facts): Readonly<Record<string, number>> {
  const { floor, builtYear } = subject;
  const told = subject.apartmentKey === null ? { built: builtYear, floors: input.totalFloors ?? null } : {};
  const found = Object.entries({ ...told, floor: floor !== null && floor >= 1 ? floor : null });
  return Object.fromEntries(found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Where a price leads on to in the report of the same subject: its risk, its rent, its yield. */
export function reportLinks(estimate: Facts): readonly ReportLink[] {
  const key = reportKeyOf(estimate);
  if (key === null) return [];
  const where = estimate.subject.apartmentKey ? "この建物" : estimate.input.placeKey ? "この場所" : "この町";
  const search = reportSearch(estimate);
  const page = (path: string) => `/risk/${encodeURIComponent(key)}/${path}`;
  return [
    { to: page("summary"), search, title: "災害・治安などのリスク", what: `${where}の診断レポート` },
    ...(estimate.subject.kind === "condo"
      ? [
          { to: page("life/rentChecker"), search, title: "家賃の目安", what: "貸したら、借りたら、いくらか" },
          { to: page("apartment/yield"), search, title: "利回り", what: "価格と家賃から計算" },
        ]
      : []),
  ];
}
