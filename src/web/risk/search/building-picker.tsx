import { SearchBox } from "#web/kit/form/search-box.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { BuildingSearch } from "./building-option.ts";

type BuildingSearchProps = { readonly search: BuildingSearch };

/** The search for a building of the risk pages. */
export function BuildingSearchBox({ search }: BuildingSearchProps) {
  return (
    <SearchBox
      label="マンション名・住所"
      placeholder="例：豊洲、○○レジデンス"
      action="/risk/search_result"
      submitLabel="探す"
      {...search}
    />
  );
}

/** The card that asks which building a page is about. */
export function BuildingPicker({ search }: BuildingSearchProps) {
  return (
    <Card title="マンションを選ぶ">
      <BuildingSearchBox search={search} />
    </Card>
  );
}
