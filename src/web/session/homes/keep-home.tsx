import { Button } from "#web/kit/ui/button.tsx";
import type { HomeToKeep } from "./pending-home.ts";
import { useKeptHome } from "./use-kept-home.ts";

type KeepHomeProps = {
  readonly home: HomeToKeep;
  /** Hears what was told before the sign-in. */
  readonly onReturn: (home: HomeToKeep) => void;
};

/** Keeps a building or a place on the member's page, with the sign-in in between where nobody is signed in; pressed again it is let go. */
export function KeepHome({ home, onReturn }: KeepHomeProps) {
  const { kept, isBusy, failure, keep, drop } = useKeptHome(home, onReturn);
  const isKept = kept === "yes";
  return (
    <span className="no-print inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="bar" tone="secondary" aria-pressed={isKept} aria-disabled={isBusy} onClick={isBusy ? undefined : isKept ? drop : keep}>
        {isKept ? "保存済み" : "マイページに保存"}
      </Button>
      <span role="status" className="text-13 text-sub">
        {failure ?? (isBusy ? "保存しています" : "")}
      </span>
    </span>
  );
}
