import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { StopView } from "#web/letters/stop.view.tsx";

export const Route = createFileRoute("/letters/$token")({
  // Its address is the number of a letter: counted as no view, and told to nobody.
  staticData: { name: "letters", access: "token", layout: "noindex", tracked: false, title: "お手紙を止める" },
  loader: async ({ params: { token } }) => {
    const answer = await apiClient().directMail.post("/stops/look", { body: { code: token } });
    if (answer.ok) return answer.value;
    return answer.problem.status === 404 || answer.problem.status === 422 ? "unknown" : "failed";
  },
  gcTime: 0,
  component: LetterStop,
});

function LetterStop() {
  return <StopView code={Route.useParams().token} found={Route.useLoaderData()} />;
}
