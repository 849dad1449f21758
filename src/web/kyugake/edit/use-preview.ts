import { useEffect, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { findPreview, type Preview } from "./find-edit.ts";

/** Somebody who changes several things in a row waits for the last. */
const PAUSE_MS = 300;

/** What a wish finds while it is being changed; a slower older answer never overwrites a newer one. `isAsking`: the preview is still that of before. */
export function usePreview(wish: Wish, first: { readonly wish: Wish; readonly preview: Preview }) {
  const [found, setFound] = useState<{ readonly of: Wish; readonly preview: Preview }>({ of: first.wish, preview: first.preview });
  useEffect(() => {
    if (wish === found.of) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const preview = await findPreview(wish, apiClient(), asking.signal);
      if (!asking.signal.aborted) setFound({ of: wish, preview });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wish, found.of]);
  return { preview: found.preview, isAsking: found.of !== wish };
}
