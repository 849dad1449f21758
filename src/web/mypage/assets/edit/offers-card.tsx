import { yenEcho } from "#kernel/fields/echo.ts";
import { optional } from "#kernel/fields/field-kind.ts";
import { PRICE_YEN } from "#kernel/fields/number-kinds.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Switch } from "#web/kit/ui/switch.tsx";
import { textOf } from "#web/mypage/assets/form/typed-facts.ts";
import type { AssetEdit } from "./use-asset-edit.ts";

const LOWEST = { lowestPriceYen: optional("最低価格", PRICE_YEN) } as const;
type State = AssetEdit["asset"]["state"];

/** Why no offers can be taken; null: they can. */
const WHY_NOT: Readonly<Record<State, string | null>> = {
  draft: "登録が済み、所有の確認が終わると受け取れます。",
  tracking: "所有の確認が済むと受け取れます。なりすましを防ぐためです。",
  verifying: "所有の書類を確認しています。終わると受け取れます。",
  verified: null,
  rejected: "所有の確認ができなかったため、受け取れません。書類をもう一度出せます。",
  paused: "追跡を休んでいるあいだは受け取れません。",
  sold: "売却済みの物件には届きません。",
  deleted: "削除した物件には届きません。",
};
const MAY_HAND_IN: readonly State[] = ["tracking", "rejected"];

/** Whether buyers may make offers, and from which price on; why not where they may not. */
export function OffersCard({ asset, acting, choose }: Pick<AssetEdit, "asset" | "acting" | "choose">) {
  const { state, offerSetting, id } = asset;
  const whyNot = WHY_NOT[state];
  const isOn = offerSetting === "anonymous";
  return (
    <Card
      title="オファー"
      id="offers"
      className="scroll-mt-4"
      aside={
        <Switch
          label="オファーを受け取る"
          isOn={isOn}
          isDisabled={whyNot !== null || acting.submitting.isPending || !acting.isReady}
          onToggle={() => choose(isOn ? "off" : "anonymous", null)}
        />
      }
    >
      <p className="mb-3 text-14">
        買いたい方から、名前を伏せた価格の申し出が届きます。おたがいが同意するまで、名前も部屋番号も知らされません。
      </p>
      {whyNot !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14">{whyNot}</p>
          {MAY_HAND_IN.includes(state) && (
            <LinkButton to="/mypage/result" search={{ id }} hash="ownership" tone="secondary" size="bar" className="min-h-11">
              書類を出す
            </LinkButton>
          )}
        </div>
      )}
      {isOn && <LowestPrice {...{ asset, acting, choose }} />}
    </Card>
  );
}

function LowestPrice({ asset, acting, choose }: Pick<AssetEdit, "asset" | "acting" | "choose">) {
  const form = useForm({
    initial: { lowestPriceYen: textOf("purchase.priceYen", asset.lowestPriceYen) },
    read: (typed) => readFields(LOWEST, typed),
    send: async ({ lowestPriceYen }) => {
      choose("anonymous", lowestPriceYen);
      return "kept";
    },
  });
  return (
    <FormBox
      form={form.isReady && acting.submitting.isPending ? { ...form, submitting: acting.submitting } : form}
      label="最低価格"
      action="最低価格を保存する"
    >
      <NumberField
        {...boundField(form, "lowestPriceYen", LOWEST.lowestPriceYen)}
        mode="text"
        hint="これより低いオファーは届きません。この価格は、ほかの方には知らされません。空欄なら、どの価格でも届きます。"
        echo={yenEcho(PRICE_YEN, form.typed.lowestPriceYen)}
      />
    </FormBox>
  );
}
