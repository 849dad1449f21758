import { useEffect, useRef } from "react";
import type { OfferThread } from "#api/client/client.ts";
import { Notice } from "#web/kit/ui/notice.tsx";
import { type NewsPlace, newsPlace, newsWords } from "./news-words.ts";
import type { KnownThread } from "./thread-store.ts";

export type NewsProps = Pick<KnownThread, "news" | "told"> & {
  /** Where on the page this is: it says what belongs beside it, and nothing else. */
  readonly place: NewsPlace;
  readonly contact: OfferThread["contact"];
  /** How the offer ended; null: it goes on. */
  readonly ending?: { readonly title: string; readonly text: string } | null;
  /** A dialog is open over the page. */
  readonly isAsking?: boolean;
};

/** What was just done. It takes the focus, because the button that did it may be gone; what the other did is only read aloud. */
export function News({ news, told, place, contact, ending = null, isAsking = false }: NewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const isHere = news !== null && newsPlace(news) === place;
  const isOurs = isHere && news !== "moved" && news !== "changed" && news !== "over";
  useEffect(() => {
    if (!isOurs || isAsking || focused.current === told) return;
    focused.current = told;
    box.current?.focus();
  }, [told, isOurs, isAsking]);
  const usual = isHere ? newsWords(news, contact !== null) : null;
  // Nobody did anything: how it ended is the news.
  const words = usual && news === "over" && ending ? { ...usual, ...ending } : usual;
  return (
    <div ref={box} role="status" tabIndex={-1} className="scroll-mt-4 empty:hidden">
      {words && (
        <Notice tone={words.tone} title={words.title}>
          {words.text}
        </Notice>
      )}
    </div>
  );
}
