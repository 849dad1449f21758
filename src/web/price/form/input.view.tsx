import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { FormElement, SubmitButton } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { LotFields } from "#web/kit/home/lot-fields.tsx";
import { useAskedFocus } from "#web/kit/home/use-asked-focus.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { PreparingPrice } from "#web/kit/report/preparing-price.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { Draft } from "#web/price/place/draft.ts";
import type { InputData } from "#web/price/place/find-place.ts";
import { AskingField, type FieldsProps, MainFields, MoreFields } from "./home-fields.tsx";
import { PlaceBox } from "./place-box.tsx";
import { kindOf } from "./read-draft.ts";

export type InputViewProps = {
  readonly data: InputData;
  readonly form: Form;
  /** Begins anew, with nothing of an earlier visit. */
  readonly onClear: () => void;
  readonly onPlace: (place: Draft) => void;
  /** What the form was opened for, by the names of its fields. */
  readonly asked?: readonly string[];
  /** The price was asked for, and its model is still on its way. */
  readonly isPreparing?: boolean;
};

/** The form of the price check. */
export function InputView({ data, form, onClear, onPlace, asked = [], isPreparing = false }: InputViewProps) {
  const fields: FieldsProps = { form, kind: kindOf(form.typed), place: data.place };
  useAskedFocus(asked);
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "価格を調べる", to: "/search" }, { label: "条件入力" }]} />
      <h1 className="mt-1 text-28">AI価格チェック</h1>
      <p className="mt-1 text-14 text-sub">推定価格と幅、その理由を示します。登録も、氏名や電話番号の入力もいりません。</p>
      <div className="mt-5 flex flex-col gap-5">
        <ErrorSummary submitting={form.submitting} idOf={(field) => controlId(field, data)} />
        {form.isResumed && (
          <Notice title="前回の入力を続けています">
            <Button tone="plain" size="bar" onClick={onClear}>
              入力を消して、はじめから
            </Button>
          </Notice>
        )}
        {data.failed && <LoadFailed>場所の情報を読み込めませんでした。入力した内容は残っています。</LoadFailed>}
        <PlaceBox data={data} form={form} onPlace={onPlace} onCity={(cityCode) => onPlace({ cityCode })} />
        <FormElement form={form} label="物件の条件">
          <Card title="物件の条件">
            <MainFields {...fields} />
          </Card>
          <Card title="くわしい条件" lead="分からない項目は、空欄のままでかまいません。">
            <MoreFields {...fields} />
          </Card>
          {fields.kind !== "condo" && <LotFields form={form} asked={asked} />}
          <Card title="売り出されている場合">
            <AskingField {...fields} />
          </Card>
          <div role="status">{isPreparing && <PreparingPrice />}</div>
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton form={form} pendingLabel="受け付けています">
              価格を調べる
            </SubmitButton>
            <p className="text-13 text-sub">入力はこの端末に下書きとして残ります。</p>
            <noscript>
              <p className="text-14">価格を調べるには、JavaScriptが必要です。ブラウザーの設定で有効にしてください。</p>
            </noscript>
          </div>
        </FormElement>
      </div>
    </div>
  );
}

/** The place has no control of its own name: its error leads to the town field or to what changes the place. */
function controlId(field: string, { place }: InputData): string {
  return field === "place" && place.kind === "city" ? "town" : field;
}
