import { Button } from "#web/kit/ui/button.tsx";
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
    <FactRow
      isBroad
      label="リカバリーコード"
      actions={
        <Button tone={value.madeAt === null ? "secondary" : "plain"} size="bar" isBusy={isBusy} onClick={onMake}>
          {value.madeAt === null ? "コードを作る" : "作り直す"}
        </Button>
      }
    >
      <span>{remainingWords(value)}</span>
      {hint !== null && <span className="basis-full text-13 text-sub">{hint}</span>}
    </FactRow>
  );
}
