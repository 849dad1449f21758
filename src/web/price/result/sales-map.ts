import type { ComparableResponse, EstimateResponse } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import type { MapItem, PlaceMapProps } from "#web/kit/map/canvas/group-places.ts";

/** The sales on a map. Published sales tell no more than their town, so each town is one circle with its count, never one pin for each sale. */
export function salesMap(
  { subject, attributions }: Pick<EstimateResponse, "subject" | "attributions">,
  comparables: readonly ComparableResponse[],
): PlaceMapProps {
  const towns = Map.groupBy(
    comparables.filter(({ place }) => place !== null),
    ({ cityName, town }) => `${cityName}${town}`,
  );
  const own = `${subject.cityName}${subject.town}`;
  return {
    title: "似た成約の地図",
    credits: attributions,
    subject: subject.place && subjectMark(subject, subject.place, towns.has(own)),
    items: [...towns].flatMap(([name, sales]) => townCircle(name, sales, subject.apartmentKey === null && name === own)),
  };
}

/** Only a building stands at a point; a town is meant as a whole, and its circle says so where it has one. */
function subjectMark(
  { apartmentKey, kind, town }: EstimateResponse["subject"],
  place: LonLat,
  hasCircle: boolean,
): PlaceMapProps["subject"] {
  if (apartmentKey !== null) return { place, label: kind === "condo" ? "この部屋" : "この物件" };
  return hasCircle ? null : { place, label: `${town}（町の中心）` };
}

function townCircle(name: string, sales: readonly ComparableResponse[], isOwn: boolean): MapItem[] {
  const place = sales[0]?.place;
  if (!place) return [];
  return [
    {
      id: name,
      place,
      label: `${name} ${sales.length}件`,
      detail: detailOf(sales),
      count: sales.length,
      ...(isOwn ? { mark: `この町\n${sales.length}件` } : {}),
    },
  ];
}

/** `7,100万円〜1億5,000万円・2024年第4四半期〜2025年第2四半期` */
function detailOf(sales: readonly ComparableResponse[]): string {
  const prices = sales.map(({ price }) => price);
  const quarters = sales.map(({ quarter }) => quarter).toSorted();
  return [
    ends(formatYen(Math.min(...prices)), formatYen(Math.max(...prices))),
    ends(quarterText(quarters[0] ?? ""), quarterText(quarters.at(-1) ?? "")),
  ].join("・");
}

function ends(first: string, last: string): string {
  return first === last ? first : `${first}〜${last}`;
}
