import { useEffect, useState } from "react";
import { seconds } from "#kernel/duration.ts";
import { openLiff } from "#web/kit/liff/open-liff.ts";
import type { LiffApp, LiffPage } from "#web/kit/liff/types.ts";

/** LINE says within a second or two whether it is there. */
const LONGEST = seconds(10);

/** The page as LINE opened it, for the pages that follow in the same visit. */
let opened: LiffPage | null = null;

/** The page that LINE has opened before in this visit; null: none. */
export function openedLiff(): LiffPage | null {
  return opened;
}

/** The page inside LINE; `away`: this is not LINE. */
export function useLiff({ id, isStandIn }: LiffApp): LiffPage | "opening" | "away" {
  const [page, setPage] = useState<LiffPage | "opening" | "away">("opening");
  useEffect(() => {
    const giveUp = setTimeout(() => setPage("away"), LONGEST);
    openLiff({ id, isStandIn })
      .then(
        (found) => {
          opened = found.isInClient ? found : null;
          setPage(found.isInClient ? found : "away");
        },
        () => setPage("away"),
      )
      .finally(() => clearTimeout(giveUp));
    return () => clearTimeout(giveUp);
  }, [id, isStandIn]);
  return page;
}
