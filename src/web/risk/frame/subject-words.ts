import type { SubjectResponse } from "#api/client/client.ts";

type Kind = Pick<SubjectResponse, "kind">;

/** What a report calls its subject where the name would be too long: a place is no building, even where one was told of. */
export function hereWords({ kind }: Kind): string {
  return kind === "building" ? "この建物" : "この場所";
}

export const UNREGISTERED = "建物は未登録";

type Precise = Pick<SubjectResponse, "precision" | "isApproximate">;

/** How exactly a place is known: `町丁目まで一致`. */
export function precisionWords({ precision, isApproximate }: Precise): string {
  const town = isApproximate ? "（町名はおおよそ）" : "";
  switch (precision) {
    case "building":
      return "建物まで一致";
    case "block":
      return `街区まで一致${town}`;
    case "town":
      return isApproximate ? "いちばん近い町丁目（場所を確かめてください）" : "町丁目まで一致";
    case "point":
      return `地図の1地点${town}`;
  }
}

/** `八広駅まで直線で220m`: nobody measured the way on foot. */
export function nearStationWords({ nearestStation }: Pick<SubjectResponse, "nearestStation">): string {
  if (nearestStation === null) return "";
  const { name, distanceM } = nearestStation;
  const metres = distanceM < 1000 ? `${Math.round(distanceM / 10) * 10}m` : `${(distanceM / 1000).toFixed(1)}km`;
  return `${name}駅まで直線で${metres}`;
}
