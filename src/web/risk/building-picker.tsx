import { SearchBox } from "../kit/forms/search-box.tsx";
import { Card } from "../kit/ui/card.tsx";
import type { BuildingSearch } from "./building-option.ts";

/** The card that asks which building a page is about. */
export function BuildingPicker({ search }: { readonly search: BuildingSearch }) {
  return (
    <Card title="マンションを選ぶ">
      <SearchBox
        label="マンション名・住所"
        placeholder="例：豊洲、○○レジデンス"
        action="/risk/search_result"
        submitLabel="さがす"
        {...search}
      />
    </Card>
  );
}
