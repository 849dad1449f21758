import { type ReactNode, useState } from "react";
import type { AgreementsResponse } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";
import { AgreementView } from "./agreement.view.tsx";
import { agreeTo } from "./find-agreements.ts";

type GateProps = {
  /** Null: it could not be read, and nobody is held up for that. */
  readonly agreements: AgreementsResponse | null;
  readonly children: ReactNode;
};

/** A member's page, or before it what has to be agreed to. */
export function AgreementGate({ agreements, children }: GateProps) {
  const [now, setNow] = useState(agreements);
  const acting = useAction(wordsOf);
  const isReady = useIsReady();
  const pending = now?.pending ?? [];
  if (pending.length === 0) return children;
  const onAgree = () => void acting.run(async () => setNow(await agreeTo(pending)));
  return <AgreementView {...{ pending, isReady, acting, onAgree }} />;
}

function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
