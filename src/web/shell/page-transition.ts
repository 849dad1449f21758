import { PAGE_TRANSITION } from "#kernel/constants.ts";

/** The old page fades out, then the new one fades in (styles.css). Only for another path: filters and tabs do not fade. */
export const pageTransition = {
  types: ({ pathChanged }: { pathChanged: boolean }): string[] | false =>
    pathChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches ? [PAGE_TRANSITION] : false,
};
