import { apiClient } from "#api/client/client.ts";
import { COMMUTE_OPTIONS, MOST_PLACES } from "#domain/queries/catalogue/place-options.ts";
import { CommutePicker } from "#web/kit/flow/commute-picker.tsx";
import type { GroupProps } from "./group-props.ts";

/** Lines and stations, whatever else is asked for: who travels there need not live there. */
const SOURCE = {
  lines: async (prefecture: string, signal: AbortSignal) => {
    const answer = await apiClient().estate.get("/homes/lines", { query: { prefecture }, signal });
    return answer.ok ? answer.value.lines : null;
  },
  stations: async (prefecture: string, line: string, signal: AbortSignal) => {
    const answer = await apiClient().estate.get("/homes/lines", { query: { prefecture, line }, signal });
    return answer.ok ? answer.value.stations : null;
  },
};

/** Minutes by train to one or two stations, asked as the step form asks it. */
export function CommuteFields({ conditions: { commutes }, names, onChange }: Pick<GroupProps, "conditions" | "names" | "onChange">) {
  return (
    <CommutePicker
      source={SOURCE}
      asked=""
      times={COMMUTE_OPTIONS}
      most={MOST_PLACES.commutes}
      commutes={commutes.map(({ stationGroup, minutesMax }) => ({
        station: { code: stationGroup, name: (names[stationGroup] ?? "選んだ").replace(/駅$/, "") },
        minutesMax,
      }))}
      onChange={(next) => onChange({ commutes: next.map(({ station, minutesMax }) => ({ stationGroup: station.code, minutesMax })) })}
    />
  );
}
