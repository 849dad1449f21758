import { createFileRoute } from "@tanstack/react-router";
import { CustomersView } from "#web/console/recommender/customers/customers.view.tsx";
import { customersSearch } from "#web/console/recommender/customers/customers-search.ts";
import { findOfficePage } from "#web/console/recommender/find-office.ts";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/customers/")({
  staticData: { name: "console-recommender-customers", access: "member", layout: "noindex", tracked: true, title: "お客さま" },
  validateSearch: customersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findOfficePage("read-customers", (company) => company.get("/recommender/customers", { query: deps })),
  gcTime: 0,
  component: Customers,
});

function Customers() {
  const search = Route.useSearch();
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="お客さま" needs="read-customers">
      {(here, page) => <CustomersView here={here} page={page} search={search} />}
    </RecommenderFrame>
  );
}
