import { createFileRoute } from "@tanstack/react-router";
import { findPage } from "#web/console/frame/find-console.ts";
import { OfficeView } from "#web/console/recommender/overview/office.view.tsx";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/")({
  staticData: { name: "console-recommender", access: "member", layout: "noindex", tracked: true, title: "物件提案" },
  loader: () =>
    findPage("read-customers", async (company) => {
      const answer = await company.get("/recommender/overview");
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Recommender,
});

function Recommender() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="物件提案" needs="read-customers">
      {(here, overview) => <OfficeView here={here} overview={overview} />}
    </RecommenderFrame>
  );
}
