import { useEffect, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { forgetSearches, type RecentSearch, recentSearches } from "#web/price/place/recent-searches.ts";
import { TargetLink } from "#web/price/place/target-link.tsx";
import { useSessionView } from "#web/session/site/hooks.ts";

/** What was checked before: a visitor's is known to this browser only, a member's to the account. */
export function RecentList() {
  const { isLoggedIn } = useSessionView();
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  useEffect(() => {
    setSearches(recentSearches());
    if (!isLoggedIn) return undefined;
    const asking = new AbortController();
    void apiClient()
      .mypage.get("/overview", { signal: asking.signal })
      .then((answer) => {
        if (answer.ok) setSearches(answer.value.searches);
      });
    return () => asking.abort();
  }, [isLoggedIn]);
  if (searches.length === 0) return null;
  const forget = async () => {
    forgetSearches();
    const isForgotten = !isLoggedIn || (await apiClient().mypage.delete("/looked")).ok;
    if (isForgotten) setSearches([]);
  };
  return (
    <section aria-labelledby="recent">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent" className="text-22">
          最近調べた場所
        </h2>
        <Button tone="plain" size="bar" onClick={() => void forget()}>
          履歴を消す
        </Button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {searches.map(({ label, draft, searchedAt }) => (
          <li key={`${label}-${searchedAt}`}>
            <TargetLink
              target={{ to: "input", place: draft }}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-14 hover:border-brand hover:text-brand"
            >
              {label}
            </TargetLink>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-12 text-sub">{isLoggedIn ? "マイページに保存しています。" : "この端末にだけ保存しています。"}</p>
    </section>
  );
}
