import { StackedRows } from "#web/kit/chart/stacked-rows.tsx";
import { AGE_BANDS, hasBands, type PopulationPoint, peopleText, populationRows } from "./population-words.ts";

/** How many people a place has and will have, by age where the data tell it. */
export function PopulationChart({ caption, points }: { caption: string; points: readonly PopulationPoint[] }) {
  return (
    <StackedRows
      caption={caption}
      labelHeading="年"
      parts={hasBands(points) ? AGE_BANDS : ["総数"]}
      rows={populationRows(points)}
      format={peopleText}
    />
  );
}
