import { SearchBox } from "#web/kit/form/search-box.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import type { BuildingSearch } from "./building-option.ts";

export type BuildingPickerProps = {
  readonly search: BuildingSearch;
  /** False: there is none to choose from. */
  readonly hasBuildings: boolean;
};

/** The search for a building of the risk pages; where none is known, the way to propose one. */
export function BuildingSearchBox({ search, hasBuildings }: BuildingPickerProps) {
  if (!hasBuildings) return <NoBuildings />;
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

function NoBuildings() {
  return (
    <NoData
      title="建物がまだ登録されていません"
      action={
        <LinkButton to="/risk/contact" search={{ topic: "listing" }} tone="secondary" size="bar">
          建物の掲載を依頼する
        </LinkButton>
      }
    >
      依頼をいただいた建物は、資料を確かめてから登録します。
    </NoData>
  );
}

/** The card that asks which building a page is about. */
export function BuildingPicker(props: BuildingPickerProps) {
  return (
    <Card title={props.hasBuildings ? "マンションを選ぶ" : "建物を選ぶ"}>
      <BuildingSearchBox {...props} />
    </Card>
  );
}
