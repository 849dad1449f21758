import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "#web/console/recommender/customers/import.screen.tsx";
import { findOfficePage } from "#web/console/recommender/find-office.ts";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/customers/import")({
  staticData: {
    ...{ name: "console-recommender-customers-import", access: "member", layout: "noindex", tracked: true },
    title: "お客さまの取り込み",
  },
  loader: () => findOfficePage("change-customers", (company) => company.get("/recommender/imports")),
  gcTime: 0,
  component: Import,
});

function Import() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="お客さまの取り込み" needs="change-customers">
      {(_, { items }) => <ImportScreen imports={items} />}
    </RecommenderFrame>
  );
}
