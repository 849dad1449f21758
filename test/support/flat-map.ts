type Event = { readonly lng: number; readonly lat: number; readonly containerX: number; readonly containerY: number };
type Callbacks = {
  readonly onReady?: () => void;
  readonly onClear: () => void;
  readonly onMouseMove: (event: Event) => void;
  readonly onClick: (event: Event) => void;
} & Readonly<Record<"onDragStart" | "onDrag" | "onDragEnd", (event: Event, setMapDraggability: () => void) => void>>;
type Feature = { readonly id?: string | number; readonly geometry: unknown };
type Changes = Readonly<Record<"created" | "updated", readonly Feature[]>> & { readonly deletedIds: readonly (string | number)[] };

/** A map whose pixels are 1/10,000 degrees, without a picture: what is drawn is kept by its id. */
export function flatMap() {
  const drawn = new Map<string | number, unknown>();
  let callbacks: Callbacks | null = null;
  const adapter = {
    project: (lng: number, lat: number) => ({ x: (lng - 139) * 10_000, y: (36 - lat) * 10_000 }),
    unproject: (x: number, y: number) => ({ lng: 139 + x / 10_000, lat: 36 - y / 10_000 }),
    setCursor: () => undefined,
    getLngLatFromEvent: () => null,
    setDoubleClickToZoom: () => undefined,
    getMapEventElement: () => {
      throw new Error("no page");
    },
    register: (next: Callbacks) => {
      callbacks = next;
      next.onReady?.();
    },
    unregister: () => {
      callbacks = null;
    },
    render: ({ created, updated, deletedIds }: Changes) => {
      for (const feature of [...created, ...updated]) if (feature.id !== undefined) drawn.set(feature.id, feature.geometry);
      for (const id of deletedIds) drawn.delete(id);
    },
    clear: () => {
      drawn.clear();
      callbacks?.onClear();
    },
    getCoordinatePrecision: () => 9,
  };
  const eventAt = (x: number, y: number) => ({
    ...{ lng: 139 + x / 10_000, lat: 36 - y / 10_000, containerX: x, containerY: y },
    ...{ button: "left", heldKeys: [], isContextMenu: false },
  });
  const tap = (x: number, y: number) => callbacks?.onClick(eventAt(x, y));
  const click = (x: number, y: number) => {
    callbacks?.onMouseMove(eventAt(x, y));
    tap(x, y);
  };
  const drag = (from: readonly [number, number], to: readonly [number, number]) => {
    const still = () => undefined;
    callbacks?.onDragStart(eventAt(...from), still);
    for (let step = 0; step < 12; step += 1) callbacks?.onDrag(eventAt(...to), still);
    callbacks?.onDragEnd(eventAt(...to), still);
  };
  return { adapter, tap, click, drag, shapes: () => [...drawn.values()] };
}
