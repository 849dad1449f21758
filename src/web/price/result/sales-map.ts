import type { ComparableResponse, EstimateResponse } from "#api/client/client.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import type { MapItem, PlaceMapProps } from "#web/kit/map/canvas/group-places.ts";

/** The sales on a map. Published sales tell no more than their town, so each town is one circle with its count, never one pin for each sale. */
export function salesMap({ subject }: Pick<EstimateResponse, "subject">, comparables: readonly ComparableResponse[]): PlaceMapProps {
  const towns = Map.groupBy(
    comparables.filter(({ place }) => place !== null),
    ({ cityName, town }) => `${cityName}${town}`,
  );
  return {
    title: "似た成約の地図",
    subject: subject.place && { place: subject.place, label: subjectLabel(subject) },
    items: [...towns].flatMap(([name, sales]) => townCircle(name, sales)),
  };
}

/** Only a building stands at a point; a town is meant as a whole. */
function subjectLabel({ apartmentKey, kind, town }: EstimateResponse["subject"]): string {
  if (apartmentKey === null) return `${town}（町の中心）`;
  return kind === "condo" ? "この部屋" : "この物件";
}

function townCircle(name: string, sales: readonly ComparableResponse[]): MapItem[] {
  const place = sales[0]?.place;
  if (!place) return [];
  return [{ id: name, place, label: `${name} ${sales.length}件`, detail: detailOf(sales), count: sales.length }];
}

/** `7,100万円～1億5,000万円・2024年第4四半期～2025年第2四半期` */
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
