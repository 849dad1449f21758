import { createFileRoute } from "@tanstack/react-router";
import { GuideView } from "#web/risk/guide/guide.view.tsx";
import { sampleRating } from "#web/risk/guide/guide-sample.ts";
import { useBuildingSearch } from "#web/risk/search/building-option.ts";
import { findGuide } from "#web/risk/search/find-guide.ts";

export const Route = createFileRoute("/risk/")({
  staticData: { name: "risk", access: "open", layout: "default", tracked: true, title: "マンションリスク診断" },
  loader: () => findGuide(),
  component: Guide,
});

function Guide() {
  return <GuideView data={Route.useLoaderData()} rating={sampleRating()} search={useBuildingSearch()} />;
}
