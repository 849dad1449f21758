import { type CSSProperties, useSyncExternalStore } from "react";
import { LOADING_BAR_DURATION } from "#wire/constants.ts";
import type { BarState, LoadingBar } from "./loading-bar.ts";

const style: CSSProperties & Record<"--loading-bar-duration", string> = { "--loading-bar-duration": `${LOADING_BAR_DURATION}ms` };

export function LoadingBarView({ bar }: { bar: LoadingBar }) {
  const state = useSyncExternalStore<BarState>(bar.subscribe, bar.state, () => "hidden");
  const isShown = state === "running" || state === "finishing" || state === "failing";
  return isShown && <div aria-hidden="true" className="loading-bar no-print" data-state={state} style={style} />;
}
