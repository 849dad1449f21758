import { createFileRoute } from "@tanstack/react-router";
import { tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { QueryListScreen } from "#web/recommender/pages/querylist.screen.tsx";

export const Route = createFileRoute("/recommender/querylist")({
  staticData: {
    name: "recommender-querylist",
    access: "open",
    layout: "noindex",
    tracked: false,
    holdsToken: true,
    title: "登録条件の一覧",
  },
  validateSearch: tenantSearch,
  component: QueryListScreen,
});
