import { LOADING_BAR_THROTTLE } from "../constants.ts";

/** waiting: something has started, the bar is not yet shown. finishing: done, fading out. */
export type BarState = "hidden" | "waiting" | "running" | "finishing";

const FADE = LOADING_BAR_THROTTLE;

export interface LoadingBar {
  /** Something starts: a navigation or a call. */
  begin(): void;
  end(): void;
  state(): BarState;
  subscribe(changed: () => void): () => void;
}

/**
 * The bar of specification section 9: shown when work lasts longer than the throttle (200 ms), gone shortly after the last piece
 * of work has ended. Work that overlaps is one bar.
 */
export function createLoadingBar(): LoadingBar {
  let state: BarState = "hidden";
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: BarState) => {
    clearTimeout(timer);
    state = next;
    for (const listener of listeners) listener();
  };
  const wait = () => {
    become("waiting");
    timer = setTimeout(() => become("running"), LOADING_BAR_THROTTLE);
  };
  const finish = () => {
    if (state === "waiting") return become("hidden");
    become("finishing");
    timer = setTimeout(() => become("hidden"), FADE);
  };
  return {
    begin() {
      running += 1;
      if (running === 1) wait();
    },
    end() {
      if (running === 0) return;
      running -= 1;
      if (running === 0) finish();
    },
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

/** Section 2: the bar starts on a route or parameter change; another anchor on the same page is neither. */
export function isRouteOrParameterChange(from: Place | undefined, to: Place): boolean {
  return from !== undefined && (from.pathname !== to.pathname || from.searchStr !== to.searchStr);
}
