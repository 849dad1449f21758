import { createFileRoute } from "@tanstack/react-router";
import { findPage } from "#web/console/frame/find-console.ts";
import { findLeads } from "#web/console/recommender/leads/find-leads.ts";
import { LeadsPage } from "#web/console/recommender/leads/leads.page.tsx";
import { leadsSearch } from "#web/console/recommender/leads/leads-search.ts";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";

export const Route = createFileRoute("/console/recommender/leads")({
  staticData: { name: "console-recommender-leads", access: "member", layout: "noindex", tracked: true, title: "反応" },
  validateSearch: leadsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findPage("answer-leads", (company) => findLeads(company, deps)),
  gcTime: 0,
  component: Leads,
});

function Leads() {
  const search = Route.useSearch();
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="反応" needs="answer-leads">
      {(_, found) => <LeadsPage {...found} search={search} />}
    </RecommenderFrame>
  );
}
