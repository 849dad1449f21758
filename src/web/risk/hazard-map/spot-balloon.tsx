import type { ReactNode } from "react";
import { Hatch } from "#web/kit/map/hatch-swatch.tsx";
import { faultRow } from "#web/risk/hazards/fault-words.ts";
import type { Spot } from "./keep-spot.ts";
import { type MapChoice, type MapTopic, type ShownLayer, wordsOf } from "./map-choices.ts";
import type { PictureFinding } from "./use-picture-value.ts";

type Shown = { readonly topic: MapTopic; readonly layer: ShownLayer; readonly label: string };

type SpotBalloonProps = Shown & {
  readonly spot: Spot;
  /** Where public pictures are shown, what they say. */
  readonly picture?: PictureFinding | null;
};

const WAITING = "調べています";
const FAILED = "取得失敗";
const NO_COLOUR = "色なし（安全という意味ではありません）";

type SpotBalloonsProps = Pick<SpotBalloonProps, "topic" | "spot" | "picture"> & { readonly shown: readonly MapChoice[] };

/** The picked spot in a balloon: each layer that is shown, the topmost first. */
export function SpotBalloons({ shown, picture, ...rest }: SpotBalloonsProps) {
  if (shown.length === 0) return <p className="text-14">地図に重ねる項目が選ばれていません。</p>;
  return (
    <div className="flex flex-col gap-1.5">
      {shown.toReversed().map(({ id, layer, label, pictures }) => (
        <SpotBalloon key={id} {...rest} {...{ layer, label }} picture={pictures === undefined ? null : (picture ?? null)} />
      ))}
    </div>
  );
}

/** The picked spot in a balloon: the layer that is shown, in a word. */
export function SpotBalloon({ spot, picture, ...shown }: SpotBalloonProps) {
  return (
    <div>
      <p className="text-12 text-sub">{shown.label}</p>
      <p className="flex items-center gap-2 font-bold text-16">{picture ? ofPicture(picture, shown) : headline(spot, shown)}</p>
    </div>
  );
}

/** What the public picture says, in the words of the layer that it shows. */
function ofPicture(picture: PictureFinding, { topic, layer }: Shown): ReactNode {
  switch (picture.state) {
    case "ok":
      return wordsOf(topic, layer, picture.value);
    case "none":
      return NO_COLOUR;
    case "no_data":
      return <NoData />;
    case "waiting":
      return WAITING;
    case "failed":
      return FAILED;
    case "unknown":
      return "凡例にない色です";
  }
}

function headline(spot: Spot, { topic, layer }: Shown): ReactNode {
  if (spot.state !== "ok") return spot.state === "waiting" ? WAITING : FAILED;
  if (layer === "active_fault") return nearestFault(spot);
  const row = topic.rows.find((each) => each.layer === layer);
  const found = spot.hazards.find((each) => each.layer === layer);
  if (found?.state === "ok" && found.value !== undefined) return row?.words(found.value, found.details ?? {}) ?? String(found.value);
  if (found?.state === "none") return NO_COLOUR;
  if (found?.state === "out_of_area") return "対象外エリア";
  return <NoData />;
}

/** Wherever the map is clicked, the nearest line is told. */
function nearestFault(spot: Extract<Spot, { state: "ok" }>): ReactNode {
  const { state, words } = faultRow(spot.hazards);
  return state === "no_data" ? <NoData /> : state === "out_of_area" ? "対象外エリア" : `最も近い活断層：${words}`;
}

function NoData() {
  return (
    <>
      <Hatch kind="no-data" />
      データなし
    </>
  );
}
