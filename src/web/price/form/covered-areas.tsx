import type { Market } from "#api/client/client.ts";

/** Which areas can be appraised, in one paragraph. */
export function CoveredAreas({ cities }: { cities: Market["cities"] }) {
  if (cities.length === 0) return null;
  const byPrefecture = [...Map.groupBy(cities, ({ prefecture }) => prefecture)];
  return (
    <div className="mt-3 text-14">
      <p className="font-bold">いま推定できるエリア</p>
      {byPrefecture.map(([prefecture, members]) => (
        <p key={prefecture}>
          {prefecture}：{members.map(({ cityName }) => cityName).join("、")}
        </p>
      ))}
    </div>
  );
}
