import { createFileRoute, notFound } from "@tanstack/react-router";
import { FailedPage } from "#web/recommender/frame/failed-page.tsx";
import { findAreas, findTenant, tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { InputFormScreen } from "#web/recommender/pages/inputform.screen.tsx";

export const Route = createFileRoute("/recommender/inputform")({
  staticData: { name: "recommender-inputform", access: "open", layout: "noindex", tracked: true, title: "ご希望条件の入力" },
  validateSearch: tenantSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [tenant, areas] = await Promise.all([findTenant(deps), findAreas()]);
    if (tenant === "unknown") throw notFound();
    return { tenant, areas };
  },
  component: InputForm,
});

function InputForm() {
  const { tenant, areas } = Route.useLoaderData();
  if (tenant === "failed" || areas === null) return <FailedPage title="ご希望条件の入力" />;
  return <InputFormScreen tenant={tenant} areas={areas} />;
}
