import { createFileRoute, notFound } from "@tanstack/react-router";
import { FailedPage } from "#web/recommender/frame/failed-page.tsx";
import { findAreas, findTenant, findTenantLine } from "#web/recommender/frame/find-tenant.ts";
import { InputFormLineScreen } from "#web/recommender/line/inputform-line.screen.tsx";
import { lineFormSearch } from "#web/recommender/line/line-form-search.ts";

export const Route = createFileRoute("/recommender/inputformLine")({
  // Not counted: inside LINE the address may hold more than the broker.
  staticData: {
    name: "recommender-inputform-line",
    access: "open",
    layout: "noindex",
    tracked: false,
    holdsToken: true,
    title: "ご希望条件の入力（LINE）",
  },
  validateSearch: lineFormSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [tenant, areas, line] = await Promise.all([findTenant(deps), findAreas(), findTenantLine(deps)]);
    if (tenant === "unknown") throw notFound();
    return { tenant, areas, line };
  },
  component: InputFormLine,
});

function InputFormLine() {
  const { tenant, areas, line } = Route.useLoaderData();
  if (tenant === "failed" || areas === null) return <FailedPage title="ご希望条件の入力（LINE）" />;
  return <InputFormLineScreen tenant={tenant} areas={areas} line={line} />;
}
