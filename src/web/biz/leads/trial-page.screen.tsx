import { useEffect, useState } from "react";
import { type ApiClient, apiClient, type BizTrial } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { useLinkToken } from "#web/kit/link/use-link-token.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { type TrialPageState, TrialPageView } from "./trial-page.view.tsx";

async function findTrial(leads: ApiClient["leads"], token: string | null): Promise<TrialPageState> {
  if (token === null) return { kind: "no-link" };
  const answer = await leads.post("/trial-page", { body: { token }, isRepeatable: true });
  if (answer.ok) return { kind: "open", trial: answer.value, key: null };
  return { kind: answer.problem.status === 404 ? "no-link" : "failed" };
}

/** What the link of a mail opens: a trial, and its key by a press. The key is nowhere but on this page. */
export function TrialPageScreen() {
  const token = useLinkToken();
  const [state, setState] = useState<TrialPageState>({ kind: "loading" });
  const acting = useAction(failureText);
  useEffect(() => {
    if (token !== undefined) void findTrial(apiClient().leads, token).then(setState);
  }, [token]);
  const change = (work: (held: string) => Promise<void>) => void acting.run(async () => (token ? work(token) : undefined));
  const put = (trial: BizTrial, key: string | null) =>
    setState((before) => ({ kind: "open", trial, key: key ?? (before.kind === "open" ? before.key : null) }));
  return (
    <TrialPageView
      {...{ state, acting }}
      onShow={() =>
        change(async (held) => {
          const answer = await apiClient().leads.post("/trial-page/key", { body: { token: held } });
          if (!answer.ok) {
            // Shown elsewhere, or over meanwhile: the page says so.
            if (answer.problem.status === 409) return setState(await findTrial(apiClient().leads, held));
            throw answer.problem;
          }
          put(answer.value.trial, answer.value.key);
        })
      }
      onReminders={(wants) =>
        change(async (held) => {
          const answer = await apiClient().leads.put("/trial-page/reminders", { body: { token: held, wants } });
          if (!answer.ok) throw answer.problem;
          put(answer.value, null);
        })
      }
    />
  );
}
