import { createFileRoute } from "@tanstack/react-router";
import { findBegunSearch } from "#web/queries/start/search-begun.ts";
import { StartScreen } from "#web/queries/start/start.screen.tsx";
import { startSearch } from "#web/queries/start/start-search.ts";

export const Route = createFileRoute("/queries/input/")({
  staticData: { name: "queries-input", access: "open", layout: "noindex", tracked: true, title: "条件を登録する" },
  validateSearch: startSearch,
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ deps: { from } }) => (from === undefined ? null : findBegunSearch(from)),
  component: () => <StartScreen mode={Route.useSearch().mode} search={Route.useLoaderData()} />,
});
