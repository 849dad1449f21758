import { createFileRoute } from "@tanstack/react-router";
import { NewCustomerScreen } from "#web/console/recommender/customers/new-customer.screen.tsx";
import { findOfficePage } from "#web/console/recommender/find-office.ts";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/customers/new")({
  staticData: { name: "console-recommender-customers-new", access: "member", layout: "noindex", tracked: true, title: "お客さまの追加" },
  loader: () => findOfficePage("change-customers", (company) => company.get("/recommender/imports")),
  gcTime: 0,
  component: NewCustomer,
});

function NewCustomer() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="お客さまの追加" needs="change-customers">
      {() => <NewCustomerScreen />}
    </RecommenderFrame>
  );
}
