import { useCallback, useEffect, useState } from "react";
import { type Loaded, latestLoad } from "./latest-load.ts";

/** Loads in the browser, once and whenever it is asked to. Loaded again, the old value stays in its place until the new one is there. */
export function useLoaded<T>(load: () => Promise<T>): readonly [Loaded<T>, () => Promise<void>] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: "loading" });
  const [loads] = useState(() => latestLoad<T>(setLoaded));
  const reload = useCallback(() => loads.load(load), [loads, load]);
  useEffect(() => {
    void reload();
    return loads.leave;
  }, [loads, reload]);
  return [loaded, reload];
}
