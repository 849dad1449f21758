import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { ListingsView } from "#web/console/listings/listings.view.tsx";
import { listingsSearch } from "#web/console/listings/listings-search.ts";

export const Route = createFileRoute("/console/listings/")({
  staticData: { name: "console-listings", access: "member", layout: "noindex", tracked: true, title: "物件" },
  validateSearch: listingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    findPage("read-listings", async (company) => {
      const [page, overview] = await Promise.all([company.get("/listings", { query: deps }), company.get("/overview")]);
      return page.ok && overview.ok ? { page: page.value, overview: overview.value } : null;
    }),
  gcTime: 0,
  component: Listings,
});

function Listings() {
  const search = Route.useSearch();
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="物件" needs="read-listings">
      {(here, data) => <ListingsView data={data} search={search} mayUpload={here.permissions.includes("upload")} />}
    </ConsoleFrame>
  );
}
