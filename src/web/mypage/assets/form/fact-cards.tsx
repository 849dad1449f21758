import { LotFields } from "#web/kit/home/lot-fields.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { FactsProps } from "./fact-field.ts";
import { HomeFields } from "./home-fields.tsx";
import { LoanFields } from "./loan-fields.tsx";
import { LifeFields, PurchaseFields, RunningFields } from "./money-fields.tsx";
import { RenovationFields } from "./renovation-fields.tsx";
import { SaleFields } from "./sale-fields.tsx";

type FactCardsProps = FactsProps & {
  /** What the form was opened for, by the names of its fields. */
  readonly asked?: readonly string[];
};

/** Everything that is asked about a home, in its order. */
export function FactCards({ asked = [], ...props }: FactCardsProps) {
  const { kind } = props.home;
  return (
    <>
      <Card title="物件" lead="必要なのは面積だけです。分からない項目は空欄のままでかまいません。">
        <HomeFields {...props} />
      </Card>
      {kind !== "condo" && <LotFields form={props.form} asked={asked} />}
      <Card title="購入したとき" lead="売却の手取りと、購入したときからの推移に使います。">
        <PurchaseFields {...props} />
      </Card>
      <Card title="住宅ローン" id="loan" className="scroll-mt-4" lead="純資産と手取りに使います。">
        <LoanFields {...props} />
      </Card>
      <Card title="毎月・毎年のお金" lead="貸した場合との比較に使います。">
        <RunningFields {...props} />
      </Card>
      <Card title={kind === "land" ? "持分" : "住まい方と持分"} lead="売却の税金の特例に使います。">
        <LifeFields {...props} />
      </Card>
      <Card title="売るとき" id="sale" className="scroll-mt-4" lead="答えるほど、手取りの幅が狭くなります。">
        <SaleFields {...props} />
      </Card>
      {kind !== "land" && (
        <Card title="リフォーム">
          <RenovationFields {...props} />
        </Card>
      )}
    </>
  );
}
