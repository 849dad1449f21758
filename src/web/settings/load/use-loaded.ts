import { useCallback, useEffect, useMemo, useState } from "react";
import { browserEnvironment } from "#web/session/site/browser-parts.ts";
import type { FetchState } from "./fetch-state.ts";
import { type Load, type Loaded, latestLoad, NOT_LOADED } from "./latest-load.ts";

/** Loads in the browser, once and whenever it is asked to, and tells how the load stands. */
export function useLoaded<T>(load: () => Promise<T>): readonly [Loaded<T>, () => Promise<void>, FetchState] {
  const [{ loaded, fetch }, setLoad] = useState<Load<T>>(NOT_LOADED);
  const [loads] = useState(() => latestLoad<T>(setLoad, browserEnvironment.now));
  const reload = useCallback(() => loads.load(load), [loads, load]);
  useEffect(() => {
    void reload();
    return loads.leave;
  }, [loads, reload]);
  const shown = useMemo<Loaded<T>>(() => (loaded.kind === "failed" ? { ...loaded, retry: () => void reload() } : loaded), [loaded, reload]);
  return [shown, reload, fetch];
}
