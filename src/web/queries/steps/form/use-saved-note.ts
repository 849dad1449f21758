import { useEffect, useRef, useState } from "react";
import type { QueryProgress } from "#domain/queries/draft/types.ts";
import { milliseconds } from "#kernel/duration.ts";
import { type SavedDraft, saveAccountDraft } from "#web/queries/draft/account-draft.ts";
import { keepSeen, keptSeen } from "#web/queries/draft/kept-draft.ts";

/** Answers faster than this are saved once. */
const PAUSE = milliseconds(800);

type Saving = {
  readonly progress: QueryProgress;
  readonly queryId: string | null;
  /** Something was answered since the page was opened. */
  readonly isKept: boolean;
  readonly isMember: boolean;
  /** Nothing is saved over another device's answers. */
  readonly isElsewhere: boolean;
  /** It became a saved condition: there is no draft any more. */
  readonly isEnded: boolean;
};

const HERE = "下書きをこの端末に保存しました";
const NOTES: Readonly<Record<SavedDraft["kind"], string>> = {
  saved: "下書きを保存しました",
  failed: `${HERE}（ほかの端末にはまだ届いていません）`,
  "other-device": HERE,
};

/** Saves a member's draft after a pause, one after the other, and tells what became of it. */
export function useSavedNote({ progress, queryId, isKept, isMember, isElsewhere, isEnded }: Saving) {
  const [saved, setSaved] = useState<SavedDraft["kind"] | null>(null);
  const last = useRef(Promise.resolve());
  const key = isKept ? JSON.stringify(progress) : null;
  const newest = useRef({ progress, queryId });
  newest.current = { progress, queryId };
  useEffect(() => {
    if (key === null || !isMember || isElsewhere || isEnded) return;
    const stop = new AbortController();
    const save = async () => {
      if (stop.signal.aborted) return;
      // Not stopped once it is sent: what the account has is then known.
      const outcome = await saveAccountDraft({ ...newest.current, seen: keptSeen(), signal: new AbortController().signal });
      if (outcome.kind === "saved") keepSeen(outcome.savedAt);
      setSaved(outcome.kind);
    };
    const timer = setTimeout(() => {
      last.current = last.current.then(save, save);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isMember, isElsewhere, isEnded]);
  const isStale = isElsewhere || saved === "other-device";
  if (key === null || isEnded) return { note: "", isStale };
  if (!isMember) return { note: HERE, isStale };
  return { note: saved === null ? "" : NOTES[saved], isStale };
}
