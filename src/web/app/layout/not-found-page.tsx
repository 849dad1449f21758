import { Link } from "@tanstack/react-router";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { LONGEST_SEARCH } from "#wire/longest-search.ts";
import { BACK_HOME, NOT_FOUND } from "#wire/site-words.ts";
import { popularNavigation } from "./navigation.ts";

export function NotFoundPage() {
  const popular = useExisting(popularNavigation);
  const [search] = useExisting([{ label: "", to: "/search" }]);
  return (
    <div className="measure-form py-12">
      <p className="font-bold text-52 text-brand">{NOT_FOUND.status}</p>
      <h1 className="mt-2 text-28" lang="en">
        {NOT_FOUND.message}
      </h1>
      <p className="mt-2">お探しのページは見つかりませんでした。アドレスが変わったか、まちがっている可能性があります。</p>
      <p className="mt-4">
        <Link to="/" className="text-link" lang="en">
          {BACK_HOME}
        </Link>
        <span className="ml-2 text-14 text-sub">（トップページへもどる）</span>
      </p>
      {search && (
        <search className="mt-8 block">
          <form action="/search" className="flex flex-wrap gap-3">
            <label htmlFor="missing-q" className="w-full font-bold text-14">
              住所や駅名で調べる
            </label>
            <input
              id="missing-q"
              name="q"
              type="search"
              maxLength={LONGEST_SEARCH}
              autoComplete="off"
              className="min-h-12 min-w-0 flex-1 rounded-control border border-control bg-card px-4"
            />
            <Button type="submit">調べる</Button>
          </form>
        </search>
      )}
      {popular.length > 0 && (
        <nav aria-labelledby="popular-pages" className="mt-10">
          <h2 id="popular-pages" className="text-18">
            よく見られているページ
          </h2>
          <ul className="mt-2">
            {popular.map((item) => (
              <li key={item.to}>
                <SiteLink item={item} className="text-link inline-flex min-h-11 items-center" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
