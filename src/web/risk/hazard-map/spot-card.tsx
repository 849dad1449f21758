import { Card } from "#web/kit/ui/card.tsx";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { faultRow } from "#web/risk/hazards/fault-words.ts";
import { hazardRow } from "#web/risk/hazards/hazard-rows.tsx";
import type { HazardMapData } from "./find-hazard-map.ts";
import type { Spot } from "./keep-spot.ts";
import type { MapTopic } from "./map-choices.ts";

type SpotCardProps = {
  readonly spot: Spot;
  readonly topic: MapTopic;
  readonly report: HazardMapData["report"];
};

/** Everything that is known of the spot that was picked, each item in its own state. */
export function SpotCard({ spot, topic, report }: SpotCardProps) {
  const { lat, lon } = spot.place;
  const where = spot.isBuilding ? "診断の位置" : `北緯${lat.toFixed(4)}度・東経${lon.toFixed(4)}度`;
  const hazards = spot.state === "ok" ? spot.hazards : null;
  return (
    <Card title="選んだ地点" lead={where}>
      <div aria-live="polite">
        {spot.state === "waiting" ? (
          <p className="text-14 text-sub">調べています。</p>
        ) : (
          <RetryScope ask={spot.state === "failed" ? spot.retry : undefined}>
            <FindingRows label="選んだ地点の値">
              {topic.rows.map((row) => (
                <FindingRow key={row.layer} {...hazardRow(row, { hazards, report })} score={null} isChecking={false} />
              ))}
              {topic.tab === "earthquake" && <FindingRow {...faultRow(hazards)} />}
            </FindingRows>
          </RetryScope>
        )}
      </div>
    </Card>
  );
}
