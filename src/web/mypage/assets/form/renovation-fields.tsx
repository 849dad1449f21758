import { yearEcho, yenEcho } from "#kernel/fields/echo.ts";
import { COSTS_YEN, RENOVATED_YEAR } from "#kernel/fields/number-kinds.ts";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { boundFact, type FactsProps } from "./fact-field.ts";
import { FormRows } from "./form-rows.tsx";
import { RENOVATION_ROWS } from "./rows.ts";

/** What was renewed, when and for how much. */
export function RenovationFields(props: FactsProps) {
  const { typed } = props.form;
  return (
    <FormRows
      form={props.form}
      list={RENOVATION_ROWS}
      title={null}
      hint="推移のグラフに印をつけます。推定価格と手取りの計算には入れません。"
      one="リフォーム"
      most={20}
    >
      {(at) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            {...boundFact(props, "renovations.year", at("year"))}
            mode="text"
            echo={yearEcho(RENOVATED_YEAR, typed[at("year")])}
          />
          <NumberField
            {...boundFact(props, "renovations.costYen", at("costYen"))}
            mode="text"
            echo={yenEcho(COSTS_YEN, typed[at("costYen")])}
          />
          <div className="sm:col-span-2">
            <TextField {...boundFact(props, "renovations.what", at("what"))} />
          </div>
        </div>
      )}
    </FormRows>
  );
}
