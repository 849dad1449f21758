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
