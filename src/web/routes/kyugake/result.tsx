import { createFileRoute } from "@tanstack/react-router";
import { findFlagged } from "#web/kyugake/list/find-flagged.ts";
import { flaggedQuestion, keptFlaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import { ResultView } from "#web/kyugake/list/result.view.tsx";

export const Route = createFileRoute("/kyugake/result")({
  staticData: { name: "kyugake-result", access: "open", layout: "noindex", tracked: true, title: "九掛け物件一覧" },
  validateSearch: keptFlaggedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findFlagged(flaggedQuestion(deps)),
  component: Result,
});

function Result() {
  return <ResultView found={Route.useLoaderData()} />;
}
