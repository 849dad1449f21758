import { useEffect, useRef, useState } from "react";
import { milliseconds } from "#kernel/duration.ts";

/** Answers faster than this are saved once. */
const PAUSE = milliseconds(800);

type Saving = {
  /** Changes with every answer; null: nothing to save yet. */
  readonly key: string | null;
  /** Saves it with the account; null: nobody is signed in, and the browser keeps it. */
  readonly save: ((signal: AbortSignal) => Promise<boolean>) | null;
};

/** Saves a draft after a pause, and tells what became of it. */
export function useSavedNote({ key, save }: Saving): string {
  const [note, setNote] = useState("");
  const saving = useRef(save);
  saving.current = save;
  const isMember = save !== null;
  useEffect(() => {
    if (key === null) return;
    if (!isMember) {
      setNote("下書きをこの端末に保存しました");
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const isSaved = (await saving.current?.(stop.signal).catch(() => false)) ?? false;
      if (!stop.signal.aborted)
        setNote(isSaved ? "下書きを保存しました" : "下書きをこの端末に保存しました（ほかの端末にはまだ届いていません）");
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isMember]);
  return note;
}
