import { createFileRoute, notFound } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { StopView } from "#web/letters/stop.view.tsx";
import { stopSearch } from "#web/letters/stop-search.ts";

export const Route = createFileRoute("/letters/$token")({
  // Its address is the number of a letter: counted as no view, and told to nobody.
  staticData: { name: "letters", access: "token", layout: "noindex", tracked: false, title: "お手紙を止める" },
  validateSearch: stopSearch,
  loader: async ({ params: { token } }) => {
    const answer = await apiClient().directMail.post("/stops/look", { body: { code: token } });
    if (answer.ok) return answer.value;
    if (answer.problem.status === 404 || answer.problem.status === 422) throw notFound();
    return "failed";
  },
  gcTime: 0,
  component: LetterStop,
  notFoundComponent: NobodysLetter,
});

function LetterStop() {
  return <StopView code={Route.useParams().token} found={Route.useLoaderData()} isBusy={Route.useSearch().busy !== undefined} />;
}

function NobodysLetter() {
  return <StopView code={Route.useParams().token} found="unknown" />;
}
