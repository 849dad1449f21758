import { createFileRoute, notFound } from "@tanstack/react-router";
import { findQuery } from "#web/queries/detail/find-query.ts";
import { QueryScreen } from "#web/queries/detail/query.screen.tsx";
import { querySearch } from "#web/queries/detail/query-search.ts";

export const Route = createFileRoute("/queries/query")({
  staticData: { name: "queries-query", access: "member", layout: "noindex", tracked: true, title: "条件の詳細" },
  validateSearch: querySearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => {
    const found = id === "" ? "unknown" : await findQuery(id);
    if (found === "unknown") throw notFound();
    return found;
  },
  gcTime: 0,
  component: () => <QueryScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
});
