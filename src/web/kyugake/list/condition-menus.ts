import { EXCLUSION_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import { AGES, BUDGETS, KINDS, type Option, optionsWith, SIZES, WALKS } from "./condition-options.ts";
import { type FlaggedQuestion, type FlaggedSearch, flaggedQuestion, flaggedSearch } from "./flagged-search.ts";

type MenuChoice = { readonly label: string; readonly isOn: boolean; readonly search: FlaggedSearch };
/** A condition with what can be chosen of it. `label` tells what is: `予算：6,000万円まで`. */
export type ConditionMenu = {
  readonly name: string;
  readonly label: string;
  readonly isSet: boolean;
  readonly choices: readonly MenuChoice[];
};

type Asked = { readonly name: string; readonly title: string; readonly options: readonly Option[]; readonly unit?: string };

/** One of these, or none. */
const SINGLE: readonly Asked[] = [
  { name: "price", title: "予算", options: BUDGETS, unit: "万円" },
  { name: "size", title: "広さ", options: SIZES, unit: "㎡" },
  { name: "age", title: "築年数", options: AGES, unit: "年以内" },
  { name: "walk", title: "駅徒歩", options: WALKS, unit: "分以内" },
];
const KIND: Asked = { name: "kind", title: "種別", options: KINDS };
const WITHOUT: Asked = { name: "no", title: "除く理由", options: EXCLUSION_OPTIONS };

/** The conditions of the form as menus of links: each choice leads to the same question with it changed, from its first page. */
export function conditionMenus({ conditions }: FlaggedQuestion): readonly ConditionMenu[] {
  const said = writeConditions(conditions);
  const of = (name: string) => said[name] ?? "";
  const asked = (name: string, value: string) => flaggedSearch({ ...flaggedQuestion({ ...said, [name]: value }), page: 1 });
  const single = ({ name, title, options, unit = "" }: Asked): ConditionMenu => {
    const known = optionsWith(options, of(name), unit);
    const chosen = known.find(({ value }) => value === of(name));
    const none = { label: "指定なし", isOn: chosen === undefined, search: asked(name, "") };
    return {
      ...{ name, label: chosen ? `${title}：${chosen.label}` : title, isSet: chosen !== undefined },
      choices: [none, ...known.map(({ value, label }) => ({ label, isOn: value === of(name), search: asked(name, value) }))],
    };
  };
  const several = ({ name, title, options }: Asked): ConditionMenu => {
    const chosen = of(name) === "" ? [] : of(name).split(",");
    const turned = (value: string) => (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
    const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    return {
      ...{ name, label: labels.length === 0 ? title : `${title}：${labels.join("・")}`, isSet: labels.length > 0 },
      choices: options.map(({ value, label }) => ({ label, isOn: chosen.includes(value), search: asked(name, turned(value).join(",")) })),
    };
  };
  return [several(KIND), ...SINGLE.map(single), several(WITHOUT)];
}
