import { SearchBox } from "#web/kit/form/search-box.tsx";
import type { PlaceSearch } from "./place-option.ts";

type PlaceSearchBoxProps = {
  readonly search: PlaceSearch;
  /** Nobody is asked for the name of a building where none is known. */
  readonly hasBuildings: boolean;
  readonly initialText?: string;
};

/** The search for what a report can be about: an address, a station, a building. A plain form without script. */
export function PlaceSearchBox({ search, hasBuildings, initialText = "" }: PlaceSearchBoxProps) {
  return (
    <SearchBox
      label={hasBuildings ? "住所・駅名・マンション名" : "住所・駅名"}
      placeholder={hasBuildings ? "例：墨田区八広6-12-3、○○レジデンス" : "例：墨田区八広6-12-3、芝公園駅"}
      action="/risk/search_result"
      submitLabel="診断する"
      initialText={initialText}
      {...search}
    />
  );
}
