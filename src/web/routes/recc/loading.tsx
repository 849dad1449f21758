import { createFileRoute } from "@tanstack/react-router";
import { LoadingScreen } from "#web/recc/door/loading.screen.tsx";
import { loadingSearch } from "#web/recc/door/recc-search.ts";

export const Route = createFileRoute("/recc/loading")({
  staticData: { name: "recc-loading", access: "token", layout: "noindex", tracked: false, title: "読み込み中" },
  validateSearch: loadingSearch,
  component: () => <LoadingScreen search={Route.useSearch()} />,
});
