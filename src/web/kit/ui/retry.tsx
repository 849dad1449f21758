import { createContext, type ReactNode, use } from "react";
import { Button } from "./button.tsx";

/** Where nobody says how a part is asked for again, the page is: a button that does nothing is worse. */
const AskAgain = createContext<() => void>(() => globalThis.location.reload());

type RetryScopeProps = {
  /** Asks again for what failed within. Left out: as it is asked for around here. */
  readonly ask: (() => void) | undefined;
  readonly children: ReactNode;
};

/** How what failed within is asked for again: the site says it once for all that a page's loader brings, a part that loads itself for itself. */
export function RetryScope({ ask, children }: RetryScopeProps) {
  const outer = use(AskAgain);
  return <AskAgain value={ask ?? outer}>{children}</AskAgain>;
}

/** Asks again for what failed here. */
export function useRetry(): () => void {
  return use(AskAgain);
}

export function RetryButton() {
  return (
    <Button tone="secondary" size="bar" onClick={useRetry()}>
      再試行
    </Button>
  );
}
