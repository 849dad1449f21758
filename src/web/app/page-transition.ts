import { PAGE_TRANSITION } from "#wire/constants.ts";

/**
 * The old page fades out, then the new one fades in (styles.css). Only for another path: filters and tabs do not fade. `isMotionReduced` is
 * asked each time, since people change it.
 */
export function pageTransition(isMotionReduced: () => boolean) {
  return {
    types: ({ pathChanged }: { pathChanged: boolean }): string[] | false => (pathChanged && !isMotionReduced() ? [PAGE_TRANSITION] : false),
  };
}

/**
 * The router waits for the new page, not for its motion. A motion that the browser gives up (a turned phone, a hidden tab, the next page) is
 * no fault: the new page stands all the same. A page that fails to come still is one, and rejects `updateCallbackDone` and `finished`.
 */
export function letMotionsEnd(page: { startViewTransition?: StartMotion }): void {
  const start = page.startViewTransition?.bind(page);
  if (start === undefined) return;
  page.startViewTransition = (update) => {
    const motion = start(update);
    motion.ready.catch(() => undefined);
    return motion;
  };
}

type StartMotion = Document["startViewTransition"];
