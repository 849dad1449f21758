import { lazy, Suspense } from "react";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";

const Bell = lazy(async () => ({ default: (await import("./bell.tsx")).Bell }));

/** Its code is fetched for members alone, when the page is alive; its place is kept until then. */
export function LateBell() {
  const place = <span className="size-11" />;
  return useIsReady() ? (
    <Suspense fallback={place}>
      <Bell />
    </Suspense>
  ) : (
    place
  );
}
