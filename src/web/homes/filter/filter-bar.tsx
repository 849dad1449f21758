import type { HomesSearch } from "#web/homes/question/homes-search.ts";
import { handlesOf } from "./axis-handles.ts";
import { FilterPopover } from "./filter-popover.tsx";
import { GroupFields } from "./group-fields.tsx";
import type { GroupProps } from "./group-props.ts";
import { GROUP_LABELS, GROUPS, groupValue, NOT_SET } from "./group-values.ts";
import { HistogramBars } from "./histogram-bars.tsx";
import { PlaceFields } from "./place-fields.tsx";

export type FilterBarProps = GroupProps & { readonly search: HomesSearch; readonly onDraw: () => void };

/** The controls of a desk: label over value, each opening what can be chosen. */
export function FilterBar({ search, onDraw, ...props }: FilterBarProps) {
  const { conditions, facets, names } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {GROUPS.map((group) => {
        const value = groupValue(group, conditions, names);
        const look = { label: GROUP_LABELS[group], value: value ?? NOT_SET, isSet: value !== null };
        if (group === "place") {
          return (
            <FilterPopover key={group} {...look}>
              <PlaceFields {...props} {...{ search, onDraw }} />
            </FilterPopover>
          );
        }
        const { price } = facets.histograms;
        const picture = group === "price" && (
          <HistogramBars counts={price.counts} handles={handlesOf(conditions.price, price.edges)} className="h-8 w-24 max-xl:hidden" />
        );
        return (
          <FilterPopover key={group} {...look} picture={picture} isAtEnd={group === "more" || group === "age"}>
            <GroupFields group={group} {...props} />
          </FilterPopover>
        );
      })}
    </div>
  );
}
