import { apiClient, type Recommendations } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

/** Leads to where a kind of message is stopped: without a sign-in, for who holds the link of one. */
export function StopButton({ topic }: { readonly topic: NonNullable<Recommendations["batch"]>["topic"] }) {
  const isReady = useIsReady();
  const acting = useAction(wordsOf);
  const stop = () =>
    void acting.run(async () => {
      const answer = await apiClient().recommendation.post("/stop-links", { body: { topic } });
      if (!answer.ok) throw answer.problem;
      // Behind the #, so that no server and no other site is told it.
      window.location.assign(answer.value.page);
    });
  return (
    <div className="flex flex-col gap-3">
      <Button tone="secondary" className="w-full" disabled={!isReady} isBusy={acting.isBusy} onClick={stop}>
        この配信を止める（ログイン不要）
      </Button>
      {acting.failure && <Notice tone="error">{acting.failure}</Notice>}
    </div>
  );
}

function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
