import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { MOST_COMPARED } from "#wire/most-compared.ts";
import type { ComparedHome } from "./compared-homes.ts";
import { useCompared } from "./use-compared.ts";

/** Puts a home beside others, up to four, and leads to them once there are two. */
export function CompareButton({ home }: { readonly home: ComparedHome }) {
  const { homes, has, isFull, toggle } = useCompared();
  const isIn = has(home.dwellingKey);
  const isRefused = !isIn && isFull;
  return (
    <>
      <Button
        tone="secondary"
        size="bar"
        aria-pressed={isIn}
        aria-label={isRefused ? undefined : `「${home.title}」をくらべる物件に入れる`}
        disabled={isRefused}
        onClick={() => toggle(home)}
        className="min-h-11"
      >
        {isIn ? "✓ くらべる" : isRefused ? `くらべるのは${MOST_COMPARED}件まで` : "くらべる"}
      </Button>
      {isIn && homes.length === 1 && <p className="self-center text-12 text-sub">ほかの物件も入れると、ならべてくらべられます。</p>}
      {homes.length > 1 && (
        <LinkButton
          to="/favorites"
          search={{ compare: homes.map(({ dwellingKey }) => dwellingKey).join(",") }}
          size="bar"
          className="min-h-11"
        >
          {homes.length}件をくらべる
        </LinkButton>
      )}
    </>
  );
}
