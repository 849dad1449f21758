import { Link } from "@tanstack/react-router";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { LONGEST_SEARCH } from "#wire/longest-search.ts";

type SearchAgainProps = Readonly<Record<"title" | "label" | "placeholder", string>>;

/** Where nothing was found: the search, which works without script, the map and the areas. */
export function SearchAgain({ title, label, placeholder }: SearchAgainProps) {
  return (
    <Card title={title}>
      <search>
        <form action="/risk/search_result" className="flex flex-wrap gap-3">
          <label htmlFor="key-error-q" className="w-full font-bold text-14">
            {label}
          </label>
          <input
            id="key-error-q"
            name="q"
            type="search"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            placeholder={placeholder}
            className={`${fieldClass} min-w-0 flex-1`}
          />
          <Button type="submit">探す</Button>
        </form>
      </search>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to="/risk" className="text-link inline-flex min-h-11 items-center">
          地図から選ぶ
        </Link>
        <Link to="/risk/search_area" className="text-link inline-flex min-h-11 items-center">
          エリアから探す
        </Link>
      </p>
    </Card>
  );
}
