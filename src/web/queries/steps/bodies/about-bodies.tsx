import { FIELD_PURPOSES, FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import { AGE_BAND_OPTIONS, GENDER_OPTIONS, INCOME_OPTIONS, PROFESSION_OPTIONS } from "#domain/queries/catalogue/about-options.ts";
import { formatYen } from "#kernel/yen.ts";
import { CAPACITY_TERMS, capacityOf } from "./loan-capacity.ts";
import { OneOf } from "./option-choices.tsx";
import { askerOf, type StepBodyProps } from "./step-body.ts";

export function AgeBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <>
      <OneOf
        label="年代"
        options={AGE_BAND_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.ageBand ?? undefined}
        onChoose={(ageBand) => change({ ageBand })}
      />
      <Purpose of="ageBand" />
    </>
  );
}

export function GenderBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <>
      <OneOf
        label="性別"
        options={GENDER_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.gender ?? undefined}
        onChoose={(gender) => change({ gender })}
      />
      <Purpose of="gender" />
    </>
  );
}

export function OccupationBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <>
      <OneOf
        label="職業"
        options={PROFESSION_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.profession ?? undefined}
        onChoose={(profession) => change({ profession })}
      />
      <Purpose of="profession" />
    </>
  );
}

export function IncomeBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <>
      <OneOf
        label="世帯年収"
        options={INCOME_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.incomeBand ?? undefined}
        onChoose={(incomeBand) => change({ incomeBand })}
      />
      <Purpose of="incomeBand" />
      <p role="status" className="text-14 empty:hidden">
        {capacityText(answers.incomeBand)}
      </p>
    </>
  );
}

/** 利用目的, where the answer is asked for. */
function Purpose({ of }: { readonly of: keyof typeof FIELD_PURPOSES }) {
  return (
    <p className="text-13 text-sub">
      {FIELD_PURPOSES[of]}
      {FIELD_RECIPIENTS}
    </p>
  );
}

function capacityText(band: StepBodyProps["answers"]["incomeBand"]): string {
  const capacity = capacityOf(band);
  if (!capacity) return "";
  const { sharePercent, annualPercent, years } = CAPACITY_TERMS;
  const [from, to] = [capacity.from, capacity.to].map((yen) => (yen === null ? "" : formatYen(yen)));
  const range = capacity.to === null ? `約${from}から` : capacity.from === null ? `約${to}まで` : `約${from}〜${to}`;
  return `借入額の目安は${range}です（年収の${sharePercent}％を返済にあて、年${annualPercent}％・${years}年・元利均等とした計算）。実際に借りられる額は、金融機関の審査で決まります。`;
}
