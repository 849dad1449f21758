import type { ReactNode } from "react";
import type { LonLat } from "#kernel/geo.ts";
import type { MapView, Window } from "./map-view.ts";
import type { MapOverlay } from "./overlay.ts";

/** What a tile tells of the spot that was picked. */
type PickedTags = Readonly<Record<string, unknown>>;
export type Picked = {
  readonly place: LonLat;
  readonly zoom: number;
  readonly tags: PickedTags | null;
  readonly mesh: string | null;
  /** Of everything there, the topmost first: several homes may stand on one spot. */
  readonly all: readonly PickedTags[];
};

export type { Window } from "./map-view.ts";

/** What a screen may ask of a map that is drawn. */
export type DrawnMap = {
  /** The picture as it stands, with the credits that belong under it. */
  readonly picture: () => Promise<{ readonly canvas: HTMLCanvasElement; readonly credits: string }>;
  /** Brings a place to the middle, near enough to see it. */
  readonly show: (place: LonLat) => void;
};

export type LayerMapProps = {
  /** What the map shows, for those who do not see it. */
  readonly title: string;
  readonly view: MapView;
  /** The lowest first; must stay the same between draws. */
  readonly overlays: readonly MapOverlay[];
  /** The map takes all the room that its page gives it, and is moved by one finger and by the wheel. */
  readonly isWholeScreen?: boolean;
  /** Name of a layer of hazard pictures (重ねるハザードマップ); only shown where such pictures are configured. */
  readonly hazardPictures: string | null;
  readonly subject: { readonly place: LonLat; readonly label: string } | null;
  /** What the balloon says, and where it points. */
  readonly balloon: { readonly place: LonLat; readonly content: ReactNode } | null;
  /** Where a pin stands for what was picked, beside or in place of a balloon. */
  readonly mark?: LonLat | null;
  /** A spot that is picked as soon as the map is drawn, as a link has it. */
  readonly pin?: LonLat | null;
  readonly onPick: (picked: Picked) => void;
  /** What the button picks that stands for a press in the middle of the map; the values there where left out. */
  readonly centreLabel?: string;
  readonly onClose: () => void;
  readonly onMove: (view: MapView, window: Window) => void;
  readonly onDrawn?: (map: DrawnMap | null) => void;
};
