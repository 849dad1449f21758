import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { AccuracyScreen } from "#web/accuracy/accuracy.screen.tsx";
import { type AccuracySearch, chosenCity } from "#web/accuracy/accuracy-search.ts";

export const Route = createFileRoute("/accuracy")({
  staticData: { name: "accuracy", access: "open", layout: "default", tracked: true, title: "推定の精度" },
  validateSearch: (search: AccuracySearch) => search,
  loader: async () => {
    const answer = await apiClient().priceChecker.get("/accuracy");
    return answer.ok ? answer.value.cards : null;
  },
  component: Accuracy,
});

function Accuracy() {
  return <AccuracyScreen cards={Route.useLoaderData()} city={chosenCity(Route.useSearch())} />;
}
