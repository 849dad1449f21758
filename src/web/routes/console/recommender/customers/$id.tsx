import { createFileRoute, notFound } from "@tanstack/react-router";
import { findPage } from "#web/console/frame/find-console.ts";
import { CustomerScreen } from "#web/console/recommender/customers/customer.screen.tsx";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/customers/$id")({
  staticData: { name: "console-recommender-customers-id", access: "member", layout: "noindex", tracked: true, title: "お客さま" },
  loader: ({ params: { id } }) =>
    findPage("read-customers", async (company) => {
      const answer = await company.get("/recommender/customers/{id}", { path: { id } });
      if (!answer.ok && answer.problem.status === 404) throw notFound();
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Customer,
});

function Customer() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="お客さま" needs="read-customers">
      {(here, customer) => <CustomerScreen key={customer.id} here={here} customer={customer} />}
    </RecommenderFrame>
  );
}
