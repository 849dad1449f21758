import { createFileRoute } from "@tanstack/react-router";
import { FailedPage } from "#web/recommender/frame/failed-page.tsx";
import { findAreas, type TenantSearch, tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { QueryFormScreen } from "#web/recommender/pages/queryform.screen.tsx";
import { knownFields } from "#wire/known-fields.ts";

export const Route = createFileRoute("/recommender/queryform")({
  staticData: { name: "recommender-queryform", access: "open", layout: "noindex", tracked: false, holdsToken: true, title: "条件の変更" },
  validateSearch: (search: Record<string, unknown>): TenantSearch & { readonly id?: string | undefined } => ({
    ...tenantSearch(search),
    ...knownFields<{ id?: string }>(["id"], typeof search.id === "string" ? { id: search.id } : {}),
  }),
  loader: () => findAreas(),
  component: QueryForm,
});

function QueryForm() {
  const areas = Route.useLoaderData();
  const { id } = Route.useSearch();
  return areas === null ? <FailedPage title="条件の変更" /> : <QueryFormScreen id={id} areas={areas} />;
}
