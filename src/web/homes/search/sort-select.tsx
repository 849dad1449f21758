import { useId } from "react";
import { HOME_SORTS, type HomeSort } from "#domain/search/homes/types.ts";

const SORT_LABELS: Readonly<Record<HomeSort, string>> = {
  new: "新着順",
  price: "価格の安い順",
  "price-desc": "価格の高い順",
  "unit-price": "㎡単価の安い順",
  gap: "推定との差の大きい順",
  walk: "駅に近い順",
  certainty: "九掛けの確かな順",
};

export function SortSelect({ sort, onChange }: { sort: HomeSort; onChange: (sort: HomeSort) => void }) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-13 text-sub max-sm:sr-only">
        並べ替え
      </label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => onChange(HOME_SORTS.find((one) => one === target.value) ?? "new")}
        className="min-h-10 min-w-0 rounded-control border border-control/60 bg-card px-2 font-bold text-13"
      >
        {HOME_SORTS.map((one) => (
          <option key={one} value={one}>
            {SORT_LABELS[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
