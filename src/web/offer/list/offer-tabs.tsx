import { Link } from "@tanstack/react-router";
import type { OfferSummary } from "#api/client/client.ts";
import { type OfferSide, SIDE_WORDS } from "#web/offer/words/offer-words.ts";

type OfferTabsProps = { readonly current: OfferSide; readonly summary: OfferSummary | null };

/** The two sides a member may be on, as links: they work without script, and an address says which. */
export function OfferTabs({ current, summary }: OfferTabsProps) {
  return (
    <nav aria-label="あなたの立場">
      <ul className="flex border-line border-b">
        {(["buyer", "owner"] as const).map((side) => {
          const waiting = summary?.[side].yourTurn ?? 0;
          return (
            <li key={side} className="max-sm:flex-1">
              <Link
                to="/offer"
                search={side === "owner" ? { side } : {}}
                activeOptions={{ exact: true }}
                activeProps={{}}
                aria-current={side === current ? "page" : undefined}
                className="-mb-px flex min-h-12 items-center justify-center gap-2 border-transparent border-b-3 px-4 text-14 hover:text-brand aria-[current]:border-brand aria-[current]:font-bold"
              >
                {SIDE_WORDS[side]}
                {waiting > 0 && (
                  <span className="min-w-5 rounded-full bg-accent px-1.5 text-center font-bold text-12 text-white">
                    {waiting}
                    <span className="sr-only">件があなたの番</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
