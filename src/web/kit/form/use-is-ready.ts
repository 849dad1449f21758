import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is a browser in which the page has come to life. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
