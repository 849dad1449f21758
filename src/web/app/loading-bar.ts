import { milliseconds } from "#kernel/duration.ts";
import { LOADING_BAR_THROTTLE } from "#wire/constants.ts";

/** waiting: something has started, the bar is not yet shown. finishing, failing: done, still shown whole for a moment. */
export type BarState = "hidden" | "waiting" | "running" | "finishing" | "failing";

/** How long the whole bar is seen at the end (nuxt 2's progress bar). */
const FULL_BAR_TIME = milliseconds(500);

export interface LoadingBar {
  /** Something starts: a navigation or a call. */
  begin(): void;
  /** A piece of work that failed turns the bar red. */
  end(isFailed?: boolean): void;
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
  let hasFailed = false;
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
    become(hasFailed ? "failing" : "finishing");
    timer = setTimeout(() => become("hidden"), FULL_BAR_TIME);
  };
  return {
    begin() {
      running += 1;
      if (running > 1) return;
      hasFailed = false;
      wait();
    },
    end(isFailed = false) {
      if (running === 0) return;
      running -= 1;
      hasFailed ||= isFailed;
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
