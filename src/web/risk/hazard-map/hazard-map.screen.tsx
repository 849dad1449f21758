import { useMemo, useState } from "react";
import { useSiteMaps } from "#web/kit/map/canvas/use-site-maps.ts";
import type { DrawnMap, Window } from "#web/kit/map/layers/layer-map-props.ts";
import { formatPlace, formatView, parsePlace } from "#web/kit/map/layers/map-view.ts";
import { type MapOverlay, overlayOf } from "#web/kit/map/layers/overlay.ts";
import { type MapSearch, viewOf } from "#web/risk/maps/map-search.ts";
import { useLayerList } from "#web/risk/maps/use-layer-list.ts";
import { useMapAddress } from "#web/risk/maps/use-map-address.ts";
import type { HazardMapData } from "./find-hazard-map.ts";
import { HazardMapView } from "./hazard-map.view.tsx";
import type { Spot } from "./keep-spot.ts";
import { choicesOf, type MapChoice, type MapTopic, openChoices, toggled } from "./map-choices.ts";
import { SpotBalloons } from "./spot-balloon.tsx";
import { usePictureValue } from "./use-picture-value.ts";
import { useSpot } from "./use-spot.ts";

type HazardMapScreenProps = HazardMapData & { readonly topic: MapTopic; readonly search: MapSearch };

/** A map of hazards: layers and view stand in the address; a click asks all layers of the topic at that spot. */
export function HazardMapScreen({ report, hazards, layers, topic, search }: HazardMapScreenProps) {
  const show = useMapAddress();
  const hasPictures = useSiteMaps().hazards !== null;
  const shown = choicesOf(topic, search.layer, hasPictures);
  const top = shown.at(-1) ?? null;
  const { spot, ask } = useSpot(spotOfBuilding({ report, hazards }));
  const picture = usePictureValue(top, spot.place, layers?.find(({ id }) => id === top?.layer) ?? null);
  const [isOpen, setOpen] = useState(false);
  const [window, setWindow] = useState<Window | null>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const list = useLayerList(top?.layer ?? null, window);
  const overlays = useOverlays(layers, shown, search.strength);
  const { place, name } = report.subject;
  const subject = useMemo(() => ({ place, label: name }), [place, name]);
  const view = viewOf(search, subject.place);
  const pick = (picked: Spot["place"]) => {
    setOpen(true);
    ask(picked);
    show({ pin: formatPlace(picked) });
  };
  return (
    <HazardMapView
      {...{ report, topic, search, shown, layers, list, spot }}
      choices={openChoices(topic, hasPictures)}
      map={{
        title: `${top?.label ?? topic.page}の地図`,
        view,
        overlays,
        hazardPictures: shown.find(({ pictures }) => pictures !== undefined)?.pictures ?? null,
        subject,
        balloon: isOpen ? { place: spot.place, content: <SpotBalloons {...{ spot, topic, shown, picture }} /> } : null,
        pin: parsePlace(search.pin),
        onPick: (picked) => pick(picked.place),
        onClose: () => {
          setOpen(false);
          show({ pin: undefined });
        },
        onMove: (next, inView) => {
          setWindow(inView);
          if (formatView(next) !== formatView(view)) show({ at: formatView(next) });
        },
        onDrawn: setDrawn,
      }}
      onChoice={(id) => show({ layer: toggled(shown, id) })}
      onStrength={(strength) => show({ strength })}
      onShow={(row) => {
        drawn?.show(row.place);
        pick(row.place);
      }}
    />
  );
}

/** Several layers on each other let each other through. */
const STACKED = 75;

/** The layers of our own tiles that are shown and have data, the same as long as they look the same. */
function useOverlays(layers: HazardMapData["layers"], shown: readonly MapChoice[], strength: number | undefined): readonly MapOverlay[] {
  const ids = shown.flatMap(({ pictures, layer }) => (pictures === undefined ? [layer] : [])).join(",");
  return useMemo(() => {
    const found = ids.split(",").flatMap((id) => layers?.find((each) => each.id === id && each.state === "ok") ?? []);
    const percent = strength ?? (found.length > 1 ? STACKED : undefined);
    return found.map((layer) => overlayOf(layer, percent === undefined ? {} : { opacity: percent / 100 }));
  }, [layers, ids, strength]);
}

function spotOfBuilding({ report, hazards }: Pick<HazardMapData, "report" | "hazards">): Spot {
  const at = { place: report.subject.place, isBuilding: true };
  return hazards === null ? { ...at, state: "failed" } : { ...at, state: "ok", hazards };
}
