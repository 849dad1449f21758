import { createFileRoute } from "@tanstack/react-router";
import { findPage } from "#web/console/frame/find-console.ts";
import { ApprovalsScreen } from "#web/console/recommender/approvals/approvals.screen.tsx";
import { NO_OFFICE } from "#web/console/recommender/find-office.ts";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/approvals")({
  staticData: { name: "console-recommender-approvals", access: "member", layout: "noindex", tracked: true, title: "承認" },
  loader: () =>
    findPage("decide-approvals", async (company) => {
      const [overview, approvals] = await Promise.all([company.get("/recommender/overview"), company.get("/recommender/approvals")]);
      if (!overview.ok) return null;
      const { office } = overview.value;
      if (office === null) return NO_OFFICE;
      return approvals.ok ? { office, approvals: approvals.value } : null;
    }),
  gcTime: 0,
  component: Approvals,
});

function Approvals() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="承認" needs="decide-approvals">
      {(_, { office, approvals }) => <ApprovalsScreen approvals={approvals} isManual={office.approval === "manual"} />}
    </RecommenderFrame>
  );
}
