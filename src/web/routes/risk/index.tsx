import { createFileRoute } from "@tanstack/react-router";
import { GuideView } from "#web/risk/guide/guide.view.tsx";
import { sampleRating } from "#web/risk/guide/guide-sample.ts";
import { findGuide } from "#web/risk/search/find-guide.ts";
import { startQuestion, startSearch } from "#web/risk/search/guide-search.ts";
import { usePlaceSearch } from "#web/risk/search/place-option.ts";
import { usePointSearch } from "#web/risk/search/use-point-search.ts";

export const Route = createFileRoute("/risk/")({
  staticData: { name: "risk", access: "open", layout: "default", tracked: true, title: "住まいのリスク診断" },
  validateSearch: startSearch,
  loader: () => findGuide(),
  component: Guide,
});

function Guide() {
  const question = startQuestion(Route.useSearch());
  const points = usePointSearch();
  return <GuideView {...{ question, points }} data={Route.useLoaderData()} rating={sampleRating()} search={usePlaceSearch()} />;
}
