import { Link } from "@tanstack/react-router";
import type { AssetPlansResponse, AssetResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import type { PlanWishes } from "./plan-wishes.ts";
import { RentForm } from "./rent-form.tsx";
import { RentOutCard } from "./rent-out-card.tsx";
import { TakeHomeCard } from "./take-home-card.tsx";
import { WhatIfCard } from "./what-if-card.tsx";

type PlansViewProps = {
  readonly asset: AssetResponse;
  readonly plans: AssetPlansResponse;
  readonly wishes: PlanWishes;
  readonly isBusy: boolean;
  readonly onWishes: (wishes: PlanWishes) => void;
};

/** A sale today, five years, letting: each by itself where it cannot be reckoned. */
export function PlansView({ asset, plans, wishes, isBusy, onWishes }: PlansViewProps) {
  const { takeHome, whatIf, rentOut, on } = plans;
  const rent = <RentForm asset={asset} wishes={wishes.rent} isBusy={isBusy} onRent={(next) => onWishes({ ...wishes, rent: next })} />;
  return (
    <>
      {takeHome ? <TakeHomeCard id={asset.id} answer={takeHome} on={on} /> : <Unreckoned title="いま売ったときの手取り" id={asset.id} />}
      {whatIf ? (
        <WhatIfCard
          whatIf={whatIf}
          scenarios={wishes.scenarios}
          isBusy={isBusy}
          onScenarios={(scenarios) => onWishes({ ...wishes, scenarios })}
        />
      ) : (
        <Unreckoned title="この先5年" id={asset.id} />
      )}
      {asset.kind !== "land" &&
        (rentOut ? (
          <RentOutCard rentOut={rentOut} editor={rent} />
        ) : (
          <Card title="貸した場合との比較" lead="家賃を入力すると、いま売る場合と、貸してから売る場合をくらべます。">
            {rent}
          </Card>
        ))}
    </>
  );
}

function Unreckoned({ title, id }: { readonly title: string; readonly id: string }) {
  return (
    <Card title={title}>
      <NoData
        title="計算できません"
        action={
          <Link to="/mypage/edit" search={{ id }} className="inline-flex min-h-11 items-center text-14 text-link">
            入力を確かめる
          </Link>
        }
      >
        購入した日やローンの内容が、たがいに合っていません。
      </NoData>
    </Card>
  );
}
