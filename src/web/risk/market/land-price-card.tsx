import type { LandFactsResponse } from "#api/client/client.ts";
import { fromTownCentre } from "#domain/risk/model/town-words.ts";
import { landPriceChange } from "#domain/risk/topics/land-price-change.ts";
import { signedPercent } from "#kernel/percent.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { sourceOf } from "#web/risk/facts/provenance-words.ts";

type LandPriceCardProps = {
  readonly land: LandFactsResponse | null;
  /** The distances are from the centre of a whole 町丁目. */
  readonly isFromTownCentre?: boolean;
};

/** Published prices of land near by. They are of land, and cannot be held against a price of a home. */
export function LandPriceCard({ land, isFromTownCentre = false }: LandPriceCardProps) {
  return (
    <Card title="近くの地価公示" lead="国が毎年1月1日の土地の値段を公表している地点です。マンションの㎡単価とは比べられません。">
      <FindingRows label="近くの地価公示">
        {land?.state === "ok" ? (
          land.points.map((point) => (
            <FindingRow
              key={point.name}
              title={point.name}
              state="ok"
              words={newestWords(point)}
              meaning={pointWords(point, isFromTownCentre)}
            />
          ))
        ) : (
          <FindingRow title="1,500m以内の地点" state={land?.state ?? "failed"} words={absentWords(land)} />
        )}
      </FindingRows>
      {land?.provenance && (
        <div className="mt-3">
          <SourceChips sources={[sourceOf(land.provenance)]} />
        </div>
      )}
    </Card>
  );
}

type Point = LandFactsResponse["points"][number];

function newestWords({ years }: Point): string {
  const newest = years.at(-1);
  return newest ? `${formatUnitPrice(newest.yenPerM2)}（${newest.year}年）` : "";
}

/** `直線480m・住宅・前の年から+3.2%・10年前から+35.0%`; a change is left out where the earlier year is not told. */
export function pointWords(point: Point, isFromTownCentre = false): string {
  const [year, decade] = [landPriceChange(point, 1), landPriceChange(point, 10)];
  return [
    isFromTownCentre ? fromTownCentre(point.distanceM) : `直線${point.distanceM.toLocaleString("ja-JP")}m`,
    ...(point.use === null ? [] : [point.use]),
    ...(year === null ? [] : [`前の年から${signedPercent(year)}`]),
    ...(decade === null ? [] : [`10年前から${signedPercent(decade)}`]),
  ].join("・");
}

function absentWords(land: LandFactsResponse | null): string | undefined {
  if (land?.state === "none") return "1,500m以内に、公示の地点はありません。";
  return land?.state === "no_data" ? "地価公示のデータがまだありません。" : undefined;
}
