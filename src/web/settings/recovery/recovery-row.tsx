import { useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import type { RecoveryView } from "#web/session/pool/types.ts";
import { FactRow } from "#web/settings/frame/fact-row.tsx";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { recoveryHint, remainingWords } from "./recovery-words.ts";

export type RecoveryRowProps = {
  /** Null: the user pool has no such codes, and nothing is shown of them. */
  readonly recovery: Loaded<RecoveryView | null>;
  readonly isBusy: boolean;
  readonly now: Date;
  readonly onMake: () => void;
};

/** How many recovery codes are left, and new ones. */
export function RecoveryRow({ recovery, isBusy, now, onMake }: RecoveryRowProps) {
  if (recovery.kind === "loading") return <FactRow label="リカバリーコード">読み込んでいます</FactRow>;
  if (recovery.kind === "failed") {
    const again = recovery.retry && (
      <Button tone="plain" size="bar" onClick={recovery.retry}>
        再試行
      </Button>
    );
    return (
      <FactRow isBroad label="リカバリーコード" actions={again}>
        読み込めませんでした
      </FactRow>
    );
  }
  const { value } = recovery;
  if (value === null) return null;
  const hint = recoveryHint(value, now);
  return (
    <FactRow isBroad label="リカバリーコード" actions={<MakeButton {...value} isBusy={isBusy} onMake={onMake} />}>
      <span>{remainingWords(value)}</span>
      {hint !== null && <span className="basis-full text-13 text-sub">{hint}</span>}
    </FactRow>
  );
}

type MakeProps = RecoveryView & Pick<RecoveryRowProps, "isBusy" | "onMake">;

/** New codes end those before them, printed ones as well: that is asked first, where any is left. */
function MakeButton({ madeAt, remaining, isBusy, onMake }: MakeProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        tone={madeAt === null ? "secondary" : "plain"}
        size="bar"
        isBusy={isBusy}
        onClick={remaining > 0 ? () => setIsAsked(true) : onMake}
      >
        {madeAt === null ? "コードを作る" : "作り直す"}
      </Button>
      <ConfirmDialog
        title="リカバリーコードを作り直しますか"
        action="作り直す"
        stay="いまのコードを使う"
        isOpen={isAsked}
        isBusy={isBusy}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          onMake();
        }}
      >
        <p>新しい10個を作ります。印刷や保存をした前のコード（残り{remaining}個）は、すぐに使えなくなります。</p>
      </ConfirmDialog>
    </>
  );
}
