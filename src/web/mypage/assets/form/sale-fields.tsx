import { yenEcho } from "#kernel/fields/echo.ts";
import { COSTS_YEN } from "#kernel/fields/number-kinds.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { boundFact, boundPart, type FactsProps } from "./fact-field.ts";

const RELIEFS = [
  { value: "never", label: "使ったことがない" },
  { value: "used", label: "使った" },
  { value: "", label: "答えない" },
] as const;

/** What a sale alone depends on: with it the take-home is one amount and no range. */
export function SaleFields(props: FactsProps) {
  const { form, home } = props;
  const { typed } = form;
  return (
    <div className="flex flex-col gap-6">
      {home.kind !== "land" && (
        <>
          <RadioGroup
            {...boundFact(props, "sale.relief")}
            value={typed["sale.relief"] ?? ""}
            hint="3,000万円控除や買い換えの特例です。売る年の前年か前々年に使っていると、今回は使えません。"
            choices={RELIEFS}
          />
          {typed["sale.relief"] === "used" && (
            <NumberField {...boundFact(props, "sale.reliefYear")} mode="text" hint="何度も使ったときは、いちばん新しい年です。" />
          )}
        </>
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <NumberField
          {...boundPart(props, "sale.lots")}
          mode="numeric"
          hint="抵当権の付いた土地の数です。登記事項証明書で分かります。建物は数えません。"
        />
        <NumberField
          {...boundPart(props, "sale.otherCostsYen")}
          mode="text"
          hint="司法書士の報酬、金融機関の手数料、引っ越しなどの合計です。"
          echo={yenEcho(COSTS_YEN, typed["sale.otherCostsYen"])}
        />
      </div>
    </div>
  );
}
