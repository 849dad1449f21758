import { createFileRoute } from "@tanstack/react-router";
import { tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { QueryUpsertResultLineScreen } from "#web/recommender/line/queryupsertresult-line.screen.tsx";

export const Route = createFileRoute("/recommender/queryupsertresultline")({
  staticData: {
    name: "recommender-queryupsertresult-line",
    ...{ access: "open", layout: "noindex", tracked: false, title: "条件を保存しました（LINE）" },
  },
  validateSearch: tenantSearch,
  component: QueryUpsertResultLine,
});

function QueryUpsertResultLine() {
  return <QueryUpsertResultLineScreen tenantKey={Route.useSearch().t} />;
}
