import { lazy, Suspense } from "react";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

const Notice = lazy(async () => ({ default: (await import("./tag-notice.tsx")).TagNotice }));

/** Only a browser knows whether somebody closed it already; its code is fetched where a tag is configured. */
export function LateTagNotice() {
  return useIsReady() ? (
    <Suspense>
      <Notice />
    </Suspense>
  ) : null;
}
