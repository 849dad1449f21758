import { MOST_COMPARED } from "#domain/favorites/types.ts";
import { browserStore } from "#web/homes/memory/browser-store.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { storeKey } from "#wire/stores.ts";
import { comparedOf, isFull, NOTHING_COMPARED, turned } from "./compared-homes.ts";

const compared = browserStore({ key: storeKey("property", "compared-homes"), nothing: NOTHING_COMPARED, of: comparedOf });

/** Puts a home beside others, up to four, and leads to them once there are two. */
export function CompareButton({ dwellingKey, title }: { dwellingKey: string; title: string }) {
  const homes = compared.use();
  const isIn = homes.includes(dwellingKey);
  const isRefused = !isIn && isFull(homes);
  return (
    <>
      <Button
        tone="secondary"
        size="bar"
        aria-pressed={isIn}
        aria-label={isRefused ? undefined : `「${title}」をくらべる物件に入れる`}
        disabled={isRefused}
        onClick={() => compared.change((before) => turned(before, dwellingKey))}
        className="min-h-11"
      >
        {isIn ? "✓ くらべる" : isRefused ? `くらべるのは${MOST_COMPARED}件まで` : "くらべる"}
      </Button>
      {homes.length > 1 && (
        <LinkButton to="/favorites" search={{ compare: homes.join(",") }} size="bar" className="min-h-11">
          {homes.length}件をくらべる
        </LinkButton>
      )}
    </>
  );
}
