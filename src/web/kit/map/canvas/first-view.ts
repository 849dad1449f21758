import type { Map as MapLibre } from "maplibre-gl";
import { milliseconds, seconds } from "#kernel/duration.ts";
import { FIRST_LAYER_MARK } from "#web/kit/map/layers/first-layer.ts";

/**
 * A map is put together out of sight. As its tiles arrive it is drawn a dozen times: so coarse that this costs next to nothing, and hidden, since a page
 * whose browser has no graphics card waits for every drawing that it shows.
 */
export const UNSEEN_PIXEL_RATIO = 0.1;

/** A service that keeps tiles waiting keeps nobody from what is there already. */
const LONGEST_UNSEEN = seconds(2);
/** How often it is asked whether a drawing is done. */
const LOOK_EVERY = milliseconds(16);

export type UnseenMap = {
  getCanvas(): { readonly style: { visibility: string } };
  /** Null: as many as the screen has. The library takes it and says so, its types do not. */
  setPixelRatio(ratio: number | null): void;
  once(event: "style.load" | "idle" | "remove", listener: () => void): unknown;
};

type Means = {
  readonly after: (ms: number, work: () => void) => void;
  readonly nextFrame: (work: () => void) => void;
  /** Answers whether all that was drawn until now is done. */
  readonly watchDrawing: () => () => boolean;
};

/**
 * Shows a map that was made with {@link UNSEEN_PIXEL_RATIO} when its first view is there and drawn; tells that it can be used a little before. Two
 * seconds after its style at the latest it goes on with what there is.
 */
export function showWhenComplete(map: UnseenMap, onUsable: () => void, means: Means): void {
  const { after, nextFrame, watchDrawing } = means;
  const { style } = map.getCanvas();
  style.visibility = "hidden";
  let isRemoved = false;
  map.once("remove", () => {
    isRemoved = true;
  });
  const show = () => {
    if (isRemoved) return;
    style.visibility = "";
    // What stands in one frame is on the screen when the next begins.
    nextFrame(() => nextFrame(() => performance.mark(FIRST_LAYER_MARK)));
  };
  const showDone = () => {
    const isDone = watchDrawing();
    let looks = LONGEST_UNSEEN / LOOK_EVERY;
    const look = () => {
      looks -= 1;
      if (isDone() || looks < 0) show();
      else after(LOOK_EVERY, look);
    };
    look();
  };
  const draw = once(() => {
    if (isRemoved) return;
    const seen = once(showDone);
    map.setPixelRatio(null);
    map.once("idle", seen);
    after(LONGEST_UNSEEN, seen);
    onUsable();
  });
  map.once("idle", draw);
  map.once("style.load", () => after(LONGEST_UNSEEN, draw));
}

/** What a browser has at hand, for the drawing of a map. */
export function inBrowser(map: MapLibre): Means {
  return {
    after: (ms, work) => void setTimeout(work, ms),
    nextFrame: (work) => void requestAnimationFrame(work),
    watchDrawing: () => {
      const gl = map.getCanvas().getContext("webgl2");
      const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (!gl || !fence) return () => true;
      gl.flush();
      return () => gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
    },
  };
}

function once(work: () => void): () => void {
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    work();
  };
}
