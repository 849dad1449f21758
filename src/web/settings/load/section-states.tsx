import { type ReactNode, useEffect, useState } from "react";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { PENDING_DELAY } from "#wire/constants.ts";
import type { Loaded } from "./latest-load.ts";

type SectionProps<T> = {
  readonly loaded: Loaded<T>;
  /** What could not be loaded, as a sentence. */
  readonly failed: string;
  /** The height that is kept while it waits: about what it will have. */
  readonly room: "min-h-14" | "min-h-36";
  readonly children: (value: T) => ReactNode;
};

/** A section while it waits, when it failed, and when it is there. Its place is kept from the start, so that nothing below jumps. */
export function Section<T>({ loaded, failed, room, children }: SectionProps<T>) {
  if (loaded.kind === "ready") return children(loaded.value);
  if (loaded.kind === "loading") {
    return (
      <div className={room}>
        <LateSkeleton />
      </div>
    );
  }
  return (
    <RetryScope ask={loaded.retry}>
      <LoadFailed title="読み込みに失敗しました">{failed}</LoadFailed>
    </RetryScope>
  );
}

/** What loads fast shows no skeleton. */
function LateSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PENDING_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Skeleton /> : null;
}
