import { Card } from "../kit/ui/card.tsx";
import { faultRow } from "./fault-words.ts";
import type { HazardMapData } from "./find-hazard-map.ts";
import { FindingRow, FindingRows } from "./finding-row.tsx";
import { hazardRow } from "./hazard-rows.tsx";
import type { MapTopic } from "./map-choices.ts";
import type { Spot } from "./use-spot.ts";

type SpotCardProps = {
  readonly spot: Spot;
  readonly topic: MapTopic;
  readonly report: HazardMapData["report"];
  readonly onRetry: () => void;
};

/** Everything that is known of the spot that was picked, each item in its own state. */
export function SpotCard({ spot, topic, report, onRetry }: SpotCardProps) {
  const { lat, lon } = spot.place;
  const where = spot.isBuilding ? "建物の位置" : `北緯${lat.toFixed(4)}度・東経${lon.toFixed(4)}度`;
  const hazards = spot.state === "ok" ? spot.hazards : null;
  return (
    <Card title="選んだ地点" lead={where}>
      <div aria-live="polite">
        {spot.state === "waiting" ? (
          <p className="text-14 text-sub">調べています。</p>
        ) : (
          <FindingRows label="選んだ地点の値">
            {topic.tellings.map((telling) => (
              <FindingRow
                key={telling.layer}
                {...hazardRow(telling, { hazards, report })}
                score={null}
                isChecking={false}
                onRetry={onRetry}
              />
            ))}
            {topic.tab === "earthquake" && <FindingRow {...faultRow(hazards)} onRetry={onRetry} />}
          </FindingRows>
        )}
      </div>
    </Card>
  );
}
