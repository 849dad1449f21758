import { EXCLUSION_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { AGES, BUDGETS, CERTAINTY_OPTIONS, KINDS, optionsWith, SIZES, WALKS } from "#web/kyugake/list/condition-options.ts";
import { ChooseOne, ChooseSome } from "./input-fields.tsx";

type HomeFieldsProps = {
  readonly conditions: HomeConditions;
  /** The same as an address says it. */
  readonly said: Readonly<Record<string, string>>;
};

/** What kind of home, at what price, how large, how old, how far from a station. What was asked before is among the choices, whoever asked it. */
export function HomeFields({ conditions, said }: HomeFieldsProps) {
  const { price = "", size = "", age = "", walk = "" } = said;
  return (
    <div className="flex flex-col gap-5">
      <ChooseSome name="kind" legend="種別" options={KINDS} chosen={conditions.kinds} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChooseOne name="price" label="予算" options={optionsWith(BUDGETS, price, "万円")} chosen={price} />
        <ChooseOne name="size" label="広さ" options={optionsWith(SIZES, size, "㎡")} chosen={size} />
        <ChooseOne name="age" label="築年数" options={optionsWith(AGES, age, "年以内")} chosen={age} />
        <ChooseOne name="walk" label="駅徒歩" options={optionsWith(WALKS, walk, "分以内")} chosen={walk} />
      </div>
    </div>
  );
}

/** How certain, and which reasons for a low price are left out. */
export function ReasonFields({ conditions }: Pick<HomeFieldsProps, "conditions">) {
  return (
    <div className="flex flex-col gap-5">
      <ChooseSome
        name="sure"
        legend="確かさ"
        note="ひとつも選ばないときは、AとBを表示します。"
        options={CERTAINTY_OPTIONS}
        chosen={conditions.certainties}
      />
      <ChooseSome
        name="no"
        legend="除く理由"
        note="掲載に書かれていないことでは除きません。"
        options={EXCLUSION_OPTIONS}
        chosen={conditions.excludes}
      />
    </div>
  );
}
