import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { SiteError } from "#web/app/site-error.ts";
import { resultSearch } from "#web/price/job/id-search.ts";
import { findResult } from "#web/price/result/find-result.ts";
import { ResultScreen } from "#web/price/result/result.screen.tsx";

export const Route = createFileRoute("/search/result")({
  staticData: { name: "search-result", access: "open", layout: "noindex", tracked: true, title: "価格チェック結果" },
  validateSearch: resultSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { id } }) => {
    if (!id) throw redirect({ to: "/search/input", replace: true });
    const found = await findResult(id);
    if (!found.ok) throw found.problem.status === 404 ? notFound() : new SiteError(found.problem.status || 503, found.problem.title);
    return found;
  },
  component: Result,
});

function Result() {
  const { estimate, around } = Route.useLoaderData();
  return <ResultScreen key={estimate.id} estimate={estimate} around={around} />;
}
