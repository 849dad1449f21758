import { useState } from "react";
import { LOT_FIELDS } from "#kernel/fields/lot-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";

type LotProps = {
  readonly form: Form;
  /** What the form was opened for, by the names of its fields. */
  readonly asked?: readonly string[];
};

const NAMES = Object.keys(LOT_FIELDS);

/** The lot of a house or of land, folded away until it is opened or asked for, told already, or told wrong: a wrong answer has to be seen. */
export function LotFields({ form, asked = [] }: LotProps) {
  const [isOpened, setOpened] = useState<boolean | null>(NAMES.some((name) => asked.includes(name)) ? true : null);
  const isWrong = NAMES.some((name) => form.messageOf(name) !== undefined);
  const isTold = NAMES.some((name) => (form.typed[name] ?? "") !== "");
  // It stays open while the last answer is typed anew.
  if (isOpened === null && isTold) setOpened(true);
  return (
    <details
      className="rounded-card border border-line bg-card px-4 sm:px-6"
      open={isWrong || isOpened === true}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true;
        setOpened(currentTarget.open);
      }}
    >
      <summary className="min-h-12 cursor-pointer py-3 font-bold text-18">土地のくわしい条件（任意）</summary>
      <p className="text-13 text-sub">分からない項目は、空欄のままでかまいません。</p>
      <div className="mt-4 grid items-start gap-6 pb-6 sm:grid-cols-2">
        <SelectField
          {...bind(form, "landShape")}
          emptyLabel="選ばない"
          choices={LOT_FIELDS.landShape.kind.rule.choices.map((value) => ({ value, label: SHAPE_WORDS[value] ?? value }))}
        />
        <NumberField {...bind(form, "frontageM")} hint="道路に接している長さです。50mより長いときは、50と入力してください。" />
        <SelectField
          {...bind(form, "roadDirection")}
          hint="土地から見て、道路のある方角です。"
          emptyLabel="選ばない"
          choices={LOT_FIELDS.roadDirection.kind.rule.choices.map((value) => ({ value, label: ROAD_WORDS[value] ?? value }))}
        />
        <NumberField {...bind(form, "roadWidthM")} hint="道路の幅です。" />
        <NumberField {...bind(form, "coveragePercent")} mode="numeric" hint="土地の面積に対する、建築面積の上限です。" />
        <NumberField {...bind(form, "floorAreaRatioPercent")} mode="numeric" hint="土地の面積に対する、床面積の合計の上限です。" />
      </div>
    </details>
  );
}

function bind(form: Form, name: keyof typeof LOT_FIELDS) {
  return boundField(form, name, LOT_FIELDS[name]);
}

/** What the ministry's words leave to be explained. */
const SHAPE_WORDS: Readonly<Record<string, string>> = { 袋地等: "袋地等（旗竿地を含む）" };
const ROAD_WORDS: Readonly<Record<string, string>> = { 接面道路無: "接している道路がない" };
