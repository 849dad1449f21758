import { createFileRoute, notFound } from "@tanstack/react-router";
import { FailedPage } from "#web/recommender/frame/failed-page.tsx";
import { findTenant, findTenantLine, tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { ServiceView } from "#web/recommender/pages/service.view.tsx";

export const Route = createFileRoute("/recommender/service")({
  staticData: { name: "recommender-service", access: "open", layout: "noindex", tracked: true, title: "物件提案サービスのご案内" },
  validateSearch: tenantSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [tenant, line] = await Promise.all([findTenant(deps), findTenantLine(deps)]);
    if (tenant === "unknown") throw notFound();
    return { tenant, hasLine: line?.liff != null };
  },
  component: Service,
});

function Service() {
  const { tenant, hasLine } = Route.useLoaderData();
  return tenant === "failed" ? <FailedPage title="物件提案サービスのご案内" /> : <ServiceView tenant={tenant} hasLine={hasLine} />;
}
