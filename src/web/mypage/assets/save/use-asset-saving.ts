import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { type AssetResponse, apiClient } from "#api/client/client.ts";
import { milliseconds } from "#kernel/duration.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { findAsset } from "#web/mypage/assets/core/find-asset.ts";
import { saveFacts } from "./change-asset.ts";
import { type KeptSaving, keepSaving, type Noted, type Saving } from "./keep-saving.ts";

/** Answers faster than this are saved once. */
const PAUSE = milliseconds(800);

export type AssetSaving = Saving &
  Pick<KeptSaving, "flush"> & {
    /** As it is at this moment, whatever was drawn last. */
    readonly now: () => Saving;
    /** Shows what another device saved, or saves what is typed here over it. Null where it could not be read. */
    readonly settle: (isMineMeant: boolean) => Promise<AssetResponse | null>;
  };

/** Saves the facts of a home after each pause in typing, and once more when the page is left or the device is back in the net. */
export function useAssetSaving(initial: AssetResponse, typed: Typed, factsOf: (typed: Typed) => Noted): AssetSaving {
  const [kept] = useState(() =>
    keepSaving(initial, {
      save: (seen, wanted) => saveFacts(apiClient().mypage, seen, wanted),
      later: (work) => {
        const timer = setTimeout(work, PAUSE);
        return () => clearTimeout(timer);
      },
      isOnline: () => navigator.onLine,
    }),
  );
  const isFirst = useRef(true);
  const note = useEffectEvent((now: Typed) => {
    if (!isFirst.current) kept.note(factsOf(now));
    isFirst.current = false;
  });
  useEffect(() => note(typed), [typed]);
  useEffect(() => {
    const flush = () => void kept.flush();
    window.addEventListener("online", flush);
    return () => {
      window.removeEventListener("online", flush);
      flush();
    };
  }, [kept]);
  const saving = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  const settle = async (isMineMeant: boolean) => {
    const found = await findAsset(initial.id);
    if (found === null || found === "unknown") return null;
    await kept.takeOver(found, isMineMeant);
    return found;
  };
  return { ...saving, flush: kept.flush, now: kept.state, settle };
}
