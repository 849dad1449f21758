import { useSyncExternalStore } from "react";

/** Where list and map stand side by side (`sm`). */
const WIDE = "(min-width: 40rem)";

/** Whether there is room for both; not known on the server, where no map is drawn. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
