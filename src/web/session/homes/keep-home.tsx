import { Button } from "#web/kit/ui/button.tsx";
import type { HomeToKeep } from "./pending-home.ts";
import { useKeptHome } from "./use-kept-home.ts";

type KeepHomeProps = {
  readonly home: HomeToKeep;
  /** Hears what was told before the sign-in. */
  readonly onReturn: (home: HomeToKeep) => void;
};

/**
 * Keeps a building or a place on the member's page, with the sign-in in between where nobody is signed in. What is kept is brought up to date by one
 * button and let go by another: nothing that was told goes by a press too many.
 */
export function KeepHome({ home, onReturn }: KeepHomeProps) {
  const { kept, isBusy, failure, keep, drop } = useKeptHome(home, onReturn);
  const act = (action: () => void) => ({ "aria-disabled": isBusy, onClick: isBusy ? undefined : action });
  const isKept = kept === "yes" || kept === "other";
  return (
    <span className="no-print inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {kept === "yes" ? (
        <span className="inline-flex min-h-11 items-center font-bold text-14 text-brand">✓ マイページに保存済み</span>
      ) : (
        <Button size="bar" tone="secondary" {...act(keep)}>
          {kept === "other" ? "変更を保存" : "マイページに保存"}
        </Button>
      )}
      {isKept && (
        <button type="button" className="inline-flex min-h-11 items-center text-14 text-link" {...act(drop)}>
          保存をやめる
        </button>
      )}
      <span role="status" className="text-13 text-sub">
        {failure ?? (isBusy ? "保存しています" : kept === "other" ? "前に保存した内容と違います" : "")}
      </span>
    </span>
  );
}
