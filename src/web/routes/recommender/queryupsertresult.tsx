import { createFileRoute } from "@tanstack/react-router";
import { tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { QueryUpsertResultScreen } from "#web/recommender/pages/queryupsertresult.screen.tsx";

export const Route = createFileRoute("/recommender/queryupsertresult")({
  staticData: {
    name: "recommender-queryupsertresult",
    access: "open",
    layout: "noindex",
    tracked: false,
    holdsToken: true,
    title: "条件を保存しました",
  },
  validateSearch: tenantSearch,
  component: QueryUpsertResultScreen,
});
