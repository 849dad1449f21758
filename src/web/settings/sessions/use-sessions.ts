import { useCallback, useState } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import type { SessionsCardProps } from "./sessions-card.tsx";

/** Where the account is signed in: lists it, and ends one or all but this. */
export function useSessions(
  client: Pick<IdentityClient, "sessions" | "endSession" | "endOtherSessions">,
): Omit<SessionsCardProps, "provider"> {
  const action = useAction(failureText);
  const [outcome, setOutcome] = useState("");
  const [sessions, reload, fetch] = useLoaded(useCallback(() => client.sessions(), [client]));
  const act = async (work: () => Promise<void>, outcomeWords: string) => {
    setOutcome("");
    const isDone = await action.run(work);
    await reload();
    if (isDone) setOutcome(outcomeWords);
    return isDone;
  };
  return {
    sessions,
    fetch,
    acting: action,
    outcome,
    onEnd: ({ id }) => act(() => client.endSession(id), "ログインを終了しました。"),
    onEndOthers: () => act(() => client.endOtherSessions(), "ほかの端末のログインを、すべて終了しました。"),
    onForgive: () => {
      setOutcome("");
      action.forgive();
    },
  };
}
