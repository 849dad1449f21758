import { createFileRoute } from "@tanstack/react-router";
import { LoadingScreen } from "#web/recc/door/loading.screen.tsx";
import { loadingSearch } from "#web/recc/door/recc-search.ts";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/loading")({
  ...reccRoute({ name: "recc-loading", title: "読み込み中" }),
  validateSearch: loadingSearch,
  component: () => <LoadingScreen search={Route.useSearch()} />,
});
