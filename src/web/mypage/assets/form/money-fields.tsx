import { rentEcho, yenEcho } from "#kernel/fields/echo.ts";
import { COSTS_YEN, PRICE_YEN } from "#kernel/fields/number-kinds.ts";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { boundFact, boundPart, type FactsProps } from "./fact-field.ts";

/** What was paid for it, and when: taxes of a sale and the line of its value begin there. */
export function PurchaseFields(props: FactsProps) {
  const { typed } = props.form;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField {...boundPart(props, "purchase.on")} />
      <NumberField {...boundPart(props, "purchase.priceYen")} mode="text" echo={yenEcho(PRICE_YEN, typed["purchase.priceYen"])} />
      {props.home.kind !== "land" && (
        <NumberField
          {...boundPart(props, "purchase.buildingYen")}
          mode="text"
          hint="契約書の消費税額からも分かります。"
          echo={yenEcho(PRICE_YEN, typed["purchase.buildingYen"])}
        />
      )}
      <NumberField
        {...boundPart(props, "purchase.costsYen")}
        mode="text"
        hint="仲介手数料、登記、不動産取得税など。"
        echo={yenEcho(COSTS_YEN, typed["purchase.costsYen"])}
      />
    </div>
  );
}

/** What it costs to keep, and what it brings in where it is let. */
export function RunningFields(props: FactsProps) {
  const { form, home } = props;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {home.kind === "condo" && (
        <>
          <NumberField {...boundFact(props, "managementYen")} mode="text" />
          <NumberField {...boundFact(props, "reserveYen")} mode="text" />
        </>
      )}
      <NumberField {...boundFact(props, "propertyTaxYen")} mode="text" hint="都市計画税も合わせた額です。" />
      <NumberField {...boundFact(props, "rentYen")} mode="text" echo={rentEcho(form.typed.rentYen)} />
    </div>
  );
}

/** Who lives there and owns it: reliefs of a sale hang on it. */
export function LifeFields(props: FactsProps) {
  const { home } = props;
  return (
    <div className="flex flex-col gap-6">
      {home.kind !== "land" && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField {...boundPart(props, "residence.since")} />
          <TextField {...boundPart(props, "residence.until")} hint="いまも住んでいるときは空欄です。" />
        </div>
      )}
      <fieldset className="flex min-w-0 flex-col gap-1">
        <legend className="mb-1 font-bold text-14">
          あなたの持分<span className="ml-2 font-normal text-12 text-sub">任意</span>
        </legend>
        <p className="text-13 text-sub">共有のときだけ入力します。2分の1なら「2」分の「1」です。</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField {...boundPart(props, "ownShare.denominator")} label="分母" unit="分の" mode="numeric" />
          <NumberField {...boundPart(props, "ownShare.numerator")} label="分子" mode="numeric" />
        </div>
      </fieldset>
    </div>
  );
}
