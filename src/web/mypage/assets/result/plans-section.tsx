import { useState } from "react";
import { type AssetPlansResponse, type AssetResponse, apiClient } from "#api/client/client.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { findPlans } from "./find-plans.ts";
import { NO_WISHES, type PlanWishes } from "./plan-wishes.ts";
import { PlansView } from "./plans.view.tsx";

type PlansSectionProps = {
  readonly asset: AssetResponse;
  /** As they are without a wish; null: they could not be read. */
  readonly initial: AssetPlansResponse | null;
  readonly hasValue: boolean;
};

/** What could be done with the home. What the owner sets is asked for anew; the answer before stays meanwhile. */
export function PlansSection({ asset, initial, hasValue }: PlansSectionProps) {
  const [wishes, setWishes] = useState<PlanWishes>(NO_WISHES);
  const [tries, setTries] = useState(0);
  const isAsked = wishes !== NO_WISHES || tries > 0;
  const key = isAsked ? JSON.stringify([wishes, tries]) : null;
  const { state, value } = useNewest(key, (signal) => findPlans(asset.id, wishes, { ...apiClient(), signal }));
  const plans = value ?? initial;
  if (!hasValue) return null;
  const isFailed = isAsked ? state === "failed" : initial === null;
  return (
    <RetryScope ask={() => setTries(tries + 1)}>
      {isFailed && (
        <Card title="売ったとき・貸したとき">
          <LoadFailed title="読み込みに失敗しました">計算できませんでした。選んだ内容は残っています。</LoadFailed>
        </Card>
      )}
      {plans && <PlansView {...{ asset, plans, wishes }} isBusy={isAsked && state === "waiting"} onWishes={setWishes} />}
    </RetryScope>
  );
}
