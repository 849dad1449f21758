import { Link } from "@tanstack/react-router";
import { RISK_WEIGHTS_PURPOSE } from "#domain/members/purposes.ts";
import { PILLAR_NAMES } from "#domain/risk/model/pillar-names.ts";
import { PILLARS } from "#domain/risk/model/types.ts";
import { parseWeights } from "#domain/risk/model/weights.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { WeightsActions, WeightsState } from "./weights-saving.ts";

export type WeightsCardProps = {
  /** Null: they could not be read. */
  readonly state: WeightsState | null;
  readonly isReady: boolean;
  readonly actions: WeightsActions;
};

/** リスク診断の重み: what is kept, what it is used for, and how to take it away. */
export function WeightsCard({ state, isReady, actions }: WeightsCardProps) {
  return (
    <Card id="risk-weights" title="リスク診断の重み">
      {state === null ? (
        <LoadFailed title="読み込みに失敗しました">リスク診断の重みを読み込めませんでした。保存されている重みはそのままです。</LoadFailed>
      ) : (
        <div className="flex flex-col items-start gap-3 text-14">
          <Kept kept={state.kept} />
          <p className="text-13 text-sub">使いみち：{RISK_WEIGHTS_PURPOSE}</p>
          <Outcome state={state} isReady={isReady} onRestore={actions.restore} />
          {state.kept !== null && (
            <Button tone="secondary" disabled={!isReady} isBusy={state.isBusy} onClick={actions.remove}>
              重みを削除する
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Kept({ kept }: Pick<WeightsState, "kept">) {
  if (kept === null) {
    return (
      <p>
        <Badge tone="quiet">保存していません</Badge> 標準の重みで計算します。
        <Link to="/risk" className="text-link">
          リスク診断
        </Link>
        で重みを動かすと、ここに保存します。
      </p>
    );
  }
  const read = parseWeights(kept.w);
  return (
    <div>
      {read.ok && (
        <ul className="flex flex-wrap gap-x-5">
          {PILLARS.map((pillar) => (
            <li key={pillar} className="text-16">
              {PILLAR_NAMES[pillar]} <b className="amount">{read.value[pillar]}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="text-13 text-sub">{formatDate(new Date(kept.movedAt))}に保存</p>
    </div>
  );
}

function Outcome({ state: { removed, isBusy, failure }, isReady, onRestore }: OutcomeProps) {
  return (
    <div role="status" className="w-full empty:-mb-3">
      {removed !== null && (
        <Notice tone="good">
          <p>重みを削除しました。</p>
          <Button tone="secondary" size="bar" className="mt-2" disabled={!isReady} isBusy={isBusy} onClick={onRestore}>
            元に戻す
          </Button>
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error" title="続けられませんでした">
          {failure}
        </Notice>
      )}
    </div>
  );
}

type OutcomeProps = { readonly state: WeightsState; readonly isReady: boolean; readonly onRestore: () => void };
