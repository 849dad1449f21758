import type { Exclusion, Toggle } from "#domain/search/homes/types.ts";
import { EXCLUSION_LABELS, TOGGLE_LABELS } from "#web/homes/question/condition-words.ts";
import { countOf, type GroupProps } from "./group-props.ts";

export type QuickChip = {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly change: Parameters<GroupProps["onChange"]>[0];
};

const TOGGLES: readonly Toggle[] = ["isNewQuakeCode", "isPriceCut", "isSecondFloorUp"];
const EXCLUSIONS: readonly Exclusion[] = ["tenanted", "leasehold"];

/** What is often asked for, with how many homes there would be. */
export function quickChips({ conditions, facets }: Omit<GroupProps, "onChange">): readonly QuickChip[] {
  const { certainties, excludes } = conditions;
  const isFlagged = certainties.length === 2 && certainties.includes("A") && certainties.includes("B");
  const flagged = countOf(facets.certainties, "A") + countOf(facets.certainties, "B");
  return [
    { label: "九掛け A・B", count: flagged, isOn: isFlagged, change: { certainties: isFlagged ? [] : ["A", "B"] } },
    ...TOGGLES.map((toggle) => ({
      ...{ label: TOGGLE_LABELS[toggle], count: facets.toggles[toggle], isOn: conditions[toggle] },
      change: { [toggle]: !conditions[toggle] },
    })),
    ...EXCLUSIONS.map((exclusion) => {
      const isOn = excludes.includes(exclusion);
      const left = isOn ? facets.total : facets.total - countOf(facets.excludes, exclusion);
      const next = isOn ? excludes.filter((other) => other !== exclusion) : [...excludes, exclusion];
      return { label: EXCLUSION_LABELS[exclusion], count: left, isOn, change: { excludes: next } };
    }),
  ];
}

export function QuickChips(props: GroupProps) {
  return (
    <ul aria-label="よく使う条件" className="flex gap-2 overflow-x-auto p-1 max-sm:flex-nowrap sm:flex-wrap">
      {quickChips(props).map(({ label, count, isOn, change }) => (
        <li key={label}>
          <button
            type="button"
            aria-pressed={isOn}
            onClick={() => props.onChange(change)}
            className="amount inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-13 hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:font-bold aria-pressed:text-brand"
          >
            {label}
            <span className="text-sub">{count.toLocaleString("ja-JP")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
