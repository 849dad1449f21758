import { yenEcho } from "#kernel/fields/echo.ts";
import { LOAN_CASE_FIELDS, LOAN_FIELDS } from "#kernel/fields/money-fields.ts";
import { bound, boundField, boundTick } from "#web/kit/form/bound.ts";
import { RadioGroup, SelectField } from "#web/kit/form/choice-field.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { MOVE_IN_YEARS } from "./loan-form.ts";
import { GRADE_CHOICES } from "./loan-words.ts";

export type LoanFieldsProps = { readonly form: Form };

/** How much, at what rate, for how long and how it is paid back. */
export function TermFields({ form }: LoanFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <NumberField
        {...boundField(form, "principal", LOAN_FIELDS.principal)}
        mode="text"
        echo={yenEcho(LOAN_FIELDS.principal.kind, form.typed.principal)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...boundField(form, "rate", LOAN_FIELDS.rate)} />
        <NumberField {...boundField(form, "years", LOAN_FIELDS.years)} mode="numeric" />
      </div>
      <RadioGroup
        {...bound(form, "method")}
        isRequired
        label="返済方法"
        choices={[
          { value: "equal-payment", label: "元利均等" },
          { value: "equal-principal", label: "元金均等" },
        ]}
      />
      <NumberField
        {...boundField(form, "bonus", LOAN_FIELDS.bonus)}
        mode="text"
        hint="借入額のうち、半年ごとに返す分です。なければ0のままにします。"
      />
    </div>
  );
}

/** What the tax credit depends on. */
export function CreditFields({ form }: LoanFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...bound(form, "moveIn")}
          isRequired
          label="入居する年"
          emptyLabel="選ばない"
          choices={MOVE_IN_YEARS.map(yearChoice)}
        />
        <SelectField {...bound(form, "grade")} isRequired label="住宅の性能" emptyLabel="選ばない" choices={GRADE_CHOICES} />
      </div>
      <RadioGroup
        {...bound(form, "isNew")}
        isRequired
        label="新築・中古"
        choices={[
          { value: "used", label: "中古" },
          { value: "new", label: "新築" },
        ]}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...boundField(form, "area", LOAN_CASE_FIELDS.area)} />
        <NumberField {...boundField(form, "income", LOAN_CASE_FIELDS.income)} mode="text" />
      </div>
      <TickBox {...boundTick(form, "family")}>19歳未満の子がいる、または夫婦のどちらかが40歳未満</TickBox>
    </div>
  );
}

/** What the debt ratio depends on. Nothing of it is needed for the plan. */
export function DebtFields({ form }: LoanFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <NumberField {...boundField(form, "pay", LOAN_CASE_FIELDS.pay)} mode="text" />
      <NumberField {...boundField(form, "age", LOAN_CASE_FIELDS.age)} mode="numeric" />
      <NumberField {...boundField(form, "other", LOAN_CASE_FIELDS.other)} mode="text" />
    </div>
  );
}

function yearChoice(year: number) {
  return { value: String(year), label: `${year}年` };
}
