import { yenEcho } from "#kernel/fields/echo.ts";
import { OWED_YEN } from "#kernel/fields/number-kinds.ts";
import { bound } from "#web/kit/form/bound.ts";
import { RadioGroup, SelectField } from "#web/kit/form/choice-field.tsx";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { boundFact, boundPart, type FactsProps } from "./fact-field.ts";
import { FormRows } from "./form-rows.tsx";
import { RATE_ROWS } from "./rows.ts";

const STATES = [
  { value: "some", label: "残っている" },
  { value: "none", label: "ない・完済した" },
  { value: "", label: "答えない" },
] as const;

const METHODS = [
  { value: "equal-payment", label: "元利均等" },
  { value: "equal-principal", label: "元金均等" },
] as const;

/** The first of two months that lie half a year apart. */
const BONUS_MONTHS = Array.from({ length: 6 }, (_, i) => ({ value: String(i + 1), label: `${i + 1}月と${i + 7}月` }));

/** What is still owed on it. Nothing more is asked where there is no loan. */
export function LoanFields(props: FactsProps) {
  const { form } = props;
  const { typed } = form;
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup {...bound(form, "loan.state")} label="住宅ローン" isRequired={false} choices={STATES} />
      {typed["loan.state"] === "some" && (
        <>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <NumberField {...boundFact(props, "loan.balanceYen")} mode="text" echo={yenEcho(OWED_YEN, typed["loan.balanceYen"])} />
            <TextField {...boundFact(props, "loan.asOf")} hint="その月の返済が済んだあとの残高です。" />
            <NumberField {...boundFact(props, "loan.annualPercent")} />
            <TextField {...boundFact(props, "loan.endsIn")} />
          </div>
          <RadioGroup {...boundFact(props, "loan.method")} choices={METHODS} />
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <NumberField
              {...boundPart(props, "loan.bonus.balanceYen")}
              mode="text"
              hint="なければ空欄です。"
              echo={yenEcho(OWED_YEN, typed["loan.bonus.balanceYen"])}
            />
            <SelectField {...boundPart(props, "loan.bonus.months")} choices={BONUS_MONTHS} emptyLabel="選んでください" />
          </div>
          <RateRows {...props} />
        </>
      )}
    </div>
  );
}

function RateRows(props: FactsProps) {
  return (
    <FormRows
      form={props.form}
      list={RATE_ROWS}
      title="金利の変わり目"
      hint="変動金利や、固定期間のあとの金利です。過去の変更も入力できます。"
      one="金利の変更"
      most={40}
    >
      {(at) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...boundFact(props, "loan.rateChanges.from", at("from"))} />
          <NumberField {...boundFact(props, "loan.rateChanges.annualPercent", at("annualPercent"))} />
        </div>
      )}
    </FormRows>
  );
}
