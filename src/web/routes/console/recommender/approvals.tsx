import { createFileRoute } from "@tanstack/react-router";
import { findPage } from "#web/console/frame/find-console.ts";
import { ApprovalsScreen } from "#web/console/recommender/approvals/approvals.screen.tsx";
import { NoOffice } from "#web/console/recommender/no-office.tsx";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/approvals")({
  staticData: { name: "console-recommender-approvals", access: "member", layout: "noindex", tracked: true, title: "承認" },
  loader: () =>
    findPage("decide-approvals", async (company) => {
      const [overview, approvals] = await Promise.all([company.get("/recommender/overview"), company.get("/recommender/approvals")]);
      if (!overview.ok) return null;
      return { office: overview.value.office, approvals: approvals.ok ? approvals.value : null };
    }),
  gcTime: 0,
  component: Approvals,
});

function Approvals() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="承認" needs="decide-approvals">
      {({ me }, { office, approvals }) =>
        office && approvals ? (
          <ApprovalsScreen approvals={approvals} isManual={office.approval === "manual"} />
        ) : (
          <NoOffice isOwner={me.role === "owner"} />
        )
      }
    </RecommenderFrame>
  );
}
