import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { apiClient } from "#api/client/client.ts";
import { seconds } from "#kernel/duration.ts";
import { useNow } from "#web/offer/words/use-now.ts";
import { unreadState } from "#web/session/unread/unread.ts";
import type { ThreadData } from "./find-thread.ts";
import { type KnownThread, keepThread, type ThreadStore } from "./thread-store.ts";

export type LiveThread = Omit<ThreadStore, "state" | "subscribe"> & KnownThread & { readonly now: number };

const BETWEEN_LOOKS = seconds(30);

/** The offer of a page that stays open: read anew every half minute that somebody looks, when a notice comes in, and when its clock runs out. */
export function useThread(data: ThreadData): LiveThread {
  const [store] = useState(() => keepThread(data, () => ({ mypage: apiClient().mypage, isOnline: navigator.onLine })));
  const known = useSyncExternalStore(store.subscribe, store.state, store.state);
  const now = useNow(data.at);
  const { thread } = known;
  const renew = useEffectEvent(() => {
    if (document.visibilityState === "visible") void store.renew();
  });
  useEffect(() => {
    const timer = setInterval(() => renew(), BETWEEN_LOOKS);
    const look = () => renew();
    const stop = unreadState.subscribe(look);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      stop();
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const isOver = thread.expiresAt !== null && now >= Date.parse(thread.expiresAt);
  useEffect(() => {
    if (isOver) renew();
  }, [isOver]);
  useRead(thread.id, thread.messages.at(-1)?.no ?? 0);
  return { ...store, ...known, now };
}

/** What is on the page has been read; nobody else is told. */
function useRead(id: string, upTo: number): void {
  useEffect(() => {
    void apiClient().mypage.post("/offers/{id}/read", { path: { id }, body: { upTo }, isRepeatable: true });
  }, [id, upTo]);
}
