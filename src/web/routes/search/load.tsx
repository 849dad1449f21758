import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { SiteError } from "#web/app/site-error.ts";
import { jobSearch } from "#web/price/job/id-search.ts";
import { jobProgress } from "#web/price/job/job-progress.ts";
import { LoadScreen } from "#web/price/job/load.screen.tsx";

export const Route = createFileRoute("/search/load")({
  staticData: { name: "search-load", access: "open", layout: "noindex", tracked: false, title: "計算中" },
  validateSearch: jobSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { job } }) => {
    if (!job) throw redirect({ to: "/search/input", replace: true });
    const answer = await apiClient().priceChecker.get("/jobs/{id}", { path: { id: job } });
    if (!answer.ok) throw answer.problem.status === 404 ? notFound() : new SiteError(answer.problem.status || 503, answer.problem.title);
    const progress = jobProgress(answer.value);
    if (progress.kind === "finished") throw redirect({ to: "/search/result", search: { id: progress.estimateId }, replace: true });
    return answer.value;
  },
  component: Load,
});

function Load() {
  const job = Route.useLoaderData();
  return <LoadScreen key={job.id} first={job} />;
}
