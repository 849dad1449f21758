import type { ReactNode } from "react";
import { areaEcho } from "#kernel/fields/echo.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { Sender } from "#web/recc/sender.ts";
import { OWN_HOME_FIELDS } from "./read-own-home.ts";
import { SenderBand } from "./sender-band.tsx";

const KINDS = [
  { value: "condo", label: "マンション" },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
];

type EstimateProps = { readonly sender: Sender; readonly form: Form /** What came of it. */; readonly children: ReactNode };

/** A few questions about the home of the reader, and its price with the band. Nothing of it goes to anybody who is not ticked below. */
export function OwnEstimateView({ sender, form, children }: EstimateProps) {
  const fields = OWN_HOME_FIELDS;
  return (
    <div className="measure-form py-6 sm:py-8">
      <SenderBand sender={sender} />
      <h1 className="mt-3 text-28 max-sm:text-22">今の家のAI査定（メール）</h1>
      <div className="mt-5 flex flex-col gap-5">
        <Card title="今の家" lead="入力した内容は、価格の計算だけに使います。下で同意したとき以外、会社には渡しません。">
          <FormBox form={form} label="今の家" action="価格を調べる">
            <RadioGroup {...boundField(form, "kind", fields.kind)} choices={KINDS} />
            <TextField {...boundField(form, "address", fields.address)} placeholder="東京都江東区豊洲5丁目" />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <NumberField {...boundField(form, "areaM2", fields.areaM2)} unit="㎡" echo={areaEcho(form.typed.areaM2)} />
              <NumberField {...boundField(form, "builtYear", fields.builtYear)} unit="年" mode="text" />
            </div>
          </FormBox>
        </Card>
        {children}
        <p>
          <LinkButton to="/recc/fm_collection" tone="secondary">
            おすすめの一覧にもどる
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
