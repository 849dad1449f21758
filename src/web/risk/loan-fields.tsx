import { formatYen } from "#kernel/yen.ts";
import { RadioGroup, SelectField } from "../kit/forms/choice-field.tsx";
import { readMan } from "../kit/forms/read-number.ts";
import { NumberField } from "../kit/forms/text-field.tsx";
import { TickBox } from "../kit/forms/tick-box.tsx";
import { type LoanField, type LoanReading, type LoanTyped, MOVE_IN_YEARS } from "./loan-form.ts";
import { GRADE_CHOICES } from "./loan-words.ts";

export type LoanFieldsProps = {
  readonly typed: LoanTyped;
  readonly issues: LoanReading["issues"];
  readonly set: (field: LoanField, text: string) => void;
};

function bound({ typed, issues, set }: LoanFieldsProps, name: LoanField, isRequired = false) {
  const error = issues.find(({ field }) => field === name)?.message;
  return { name, isRequired, value: typed[name], onChange: (text: string) => set(name, text), error };
}

/** How much, at what rate, for how long and how it is paid back. */
export function TermFields(props: LoanFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <NumberField {...bound(props, "principal", true)} label="借入額" unit="万円" mode="text" echo={yenEcho(props.typed.principal)} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...bound(props, "rate", true)} label="金利（年）" unit="%" />
        <NumberField {...bound(props, "years", true)} label="返済期間" unit="年" mode="numeric" />
      </div>
      <RadioGroup
        {...bound(props, "method", true)}
        label="返済方法"
        choices={[
          { value: "equal-payment", label: "元利均等" },
          { value: "equal-principal", label: "元金均等" },
        ]}
      />
      <NumberField
        {...bound(props, "bonus")}
        label="ボーナス返済分"
        unit="万円"
        mode="text"
        hint="借入額のうち、半年ごとに返す分です。なければ0のままにします。"
      />
    </div>
  );
}

/** What the tax credit depends on. */
export function CreditFields(props: LoanFieldsProps) {
  const { typed, set } = props;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...bound(props, "moveIn", true)} label="入居する年" emptyLabel="選ばない" choices={MOVE_IN_YEARS.map(yearChoice)} />
        <SelectField {...bound(props, "grade", true)} label="住宅の性能" emptyLabel="選ばない" choices={GRADE_CHOICES} />
      </div>
      <RadioGroup
        {...bound(props, "isNew", true)}
        label="新築・中古"
        choices={[
          { value: "used", label: "中古" },
          { value: "new", label: "新築" },
        ]}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...bound(props, "area", true)} label="床面積（登記）" unit="㎡" />
        <NumberField {...bound(props, "income", true)} label="合計所得金額" unit="万円" mode="text" />
      </div>
      <TickBox name="family" isTicked={typed.family !== ""} onTick={(isTicked) => set("family", isTicked ? "on" : "")}>
        19歳未満の子がいる、または夫婦のどちらかが40歳未満
      </TickBox>
    </div>
  );
}

/** What the debt ratio depends on. Nothing of it is needed for the plan. */
export function DebtFields(props: LoanFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <NumberField {...bound(props, "pay")} label="年収（税込）" unit="万円" mode="text" placeholder="例：700" />
      <NumberField {...bound(props, "age")} label="申込時の年齢" unit="歳" mode="numeric" />
      <NumberField {...bound(props, "other")} label="ほかの返済（年間）" unit="万円" mode="text" />
    </div>
  );
}

function yearChoice(year: number) {
  return { value: String(year), label: `${year}年` };
}

function yenEcho(text: string): string {
  const read = readMan(text);
  return read.ok && read.value > 0 ? formatYen(read.value) : "";
}
