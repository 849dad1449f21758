import { useMemo, useState } from "react";
import { useSiteMaps } from "#web/kit/map/canvas/use-site-maps.ts";
import type { DrawnMap, Window } from "#web/kit/map/layers/layer-map-props.ts";
import { formatPlace, formatView, parsePlace } from "#web/kit/map/layers/map-view.ts";
import { type MapSearch, viewOf } from "#web/risk/maps/map-search.ts";
import { useLayerList } from "#web/risk/maps/use-layer-list.ts";
import { useMapAddress } from "#web/risk/maps/use-map-address.ts";
import type { HazardMapData } from "./find-hazard-map.ts";
import { HazardMapView } from "./hazard-map.view.tsx";
import type { Spot } from "./keep-spot.ts";
import { choiceOf, type MapTopic, openChoices } from "./map-choices.ts";
import { SpotBalloon } from "./spot-balloon.tsx";
import { usePictureValue } from "./use-picture-value.ts";
import { useSpot } from "./use-spot.ts";

type HazardMapScreenProps = HazardMapData & { readonly topic: MapTopic; readonly search: MapSearch };

/** A map of hazards: layer and view stand in the address; a click asks all layers of the topic at that spot. */
export function HazardMapScreen({ report, hazards, layers, topic, search }: HazardMapScreenProps) {
  const show = useMapAddress();
  const hasPictures = useSiteMaps().hazards !== null;
  const choice = choiceOf(topic, search.layer, hasPictures);
  const layer = layers?.find(({ id }) => id === choice.layer) ?? null;
  const { spot, ask } = useSpot(spotOfBuilding({ report, hazards }));
  const picture = usePictureValue(choice, spot.place, layer);
  const [isOpen, setOpen] = useState(false);
  const [window, setWindow] = useState<Window | null>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const list = useLayerList(choice.layer, window);
  const isOurs = choice.pictures === undefined;
  const overlay = useMemo(() => (isOurs && layer?.state === "ok" ? { ...layer, year: null } : null), [layer, isOurs]);
  const { place, name } = report.subject;
  const subject = useMemo(() => ({ place, label: name }), [place, name]);
  const view = viewOf(search, subject.place);
  const pick = (place: Spot["place"]) => {
    setOpen(true);
    ask(place);
    show({ pin: formatPlace(place) });
  };
  return (
    <HazardMapView
      {...{ report, topic, search, choice, layer, list, spot }}
      choices={openChoices(topic, hasPictures)}
      map={{
        title: `${choice.label}の地図`,
        view,
        overlay,
        hazardPictures: choice.pictures ?? null,
        subject,
        balloon: isOpen
          ? { place: spot.place, content: <SpotBalloon {...{ spot, topic, picture }} layer={choice.layer} label={choice.label} /> }
          : null,
        pin: parsePlace(search.pin),
        onPick: ({ place }) => pick(place),
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
      onChoice={(id) => show({ layer: id })}
      onShow={({ place }) => {
        drawn?.show(place);
        pick(place);
      }}
    />
  );
}

function spotOfBuilding({ report, hazards }: Pick<HazardMapData, "report" | "hazards">): Spot {
  const at = { place: report.subject.place, isBuilding: true };
  return hazards === null ? { ...at, state: "failed" } : { ...at, state: "ok", hazards };
}
