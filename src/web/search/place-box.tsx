import { useState } from "react";
import { SearchBox } from "../kit/forms/search-box.tsx";
import { TextField } from "../kit/forms/text-field.tsx";
import { Button } from "../kit/ui/button.tsx";
import { ErrorText, RequirementBadge } from "../kit/ui/field-label.tsx";
import { NoData, OutOfArea } from "../kit/ui/state-block.tsx";
import { factsOf } from "./apartment-results.tsx";
import { CoveredAreas } from "./covered-areas.tsx";
import type { Draft } from "./draft.ts";
import type { InputData, Place } from "./find-place.ts";
import { loadPlaces } from "./use-place-search.ts";

export type PlaceBoxProps = {
  readonly data: InputData;
  /** The town as typed, where only the city is known. */
  readonly town: string;
  readonly onTown: (town: string) => void;
  readonly onPlace: (place: Draft) => void;
  /** A suggestion that names no single place, such as a whole ward. */
  readonly onCity: (cityCode: string) => void;
  readonly error: string | undefined;
};

/** Where the home is: chosen by name or address, shown as understood, changeable. */
export function PlaceBox(props: PlaceBoxProps) {
  const { place, cities } = props.data;
  const [isChanging, setChanging] = useState(false);
  const isKnown = place.kind === "apartment" || place.kind === "town" || place.kind === "address" || place.kind === "city";
  const settled = (act: () => void) => {
    setChanging(false);
    act();
  };
  return (
    <section aria-labelledby="place-title" className="card rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="place-title" className="text-18">
        場所
        <RequirementBadge isRequired />
      </h2>
      {place.kind === "out-of-area" && (
        <div className="mt-3">
          <OutOfArea title="対象外のエリアです">この地域の成約データがないため、推定できません。</OutOfArea>
          <CoveredAreas cities={cities} />
        </div>
      )}
      {place.kind === "unknown-apartment" && (
        <div className="mt-3">
          <NoData title="データがありません">このマンションは見つかりませんでした。住所か名前から選び直してください。</NoData>
        </div>
      )}
      {isKnown && !isChanging ? (
        <Chosen place={place} onChange={() => setChanging(true)} />
      ) : (
        <div id="place" tabIndex={-1} className="mt-3">
          <SearchBox
            label="住所・マンション名・駅名・郵便番号"
            placeholder="例：江東区豊洲、○○マンション"
            action="/search"
            submitLabel="この住所にする"
            load={loadPlaces}
            onPick={({ target, label }) =>
              settled(() => {
                if (target.to === "input") props.onPlace(target.place);
                else if (target.to === "city") props.onCity(target.cityCode);
                else props.onPlace({ address: label });
              })
            }
            onSearch={(address) => settled(() => props.onPlace({ address }))}
            onContinue={(address) => settled(() => props.onPlace({ address }))}
          />
        </div>
      )}
      {place.kind === "city" && !isChanging && (
        <div className="mt-4">
          <TextField
            name="town"
            label="町名"
            isRequired
            hint="丁目は要りません。例：豊洲"
            value={props.town}
            onChange={props.onTown}
            error={props.error}
          />
        </div>
      )}
      {props.error && place.kind !== "city" && (
        <div className="mt-2">
          <ErrorText id="place-error">{props.error}</ErrorText>
        </div>
      )}
    </section>
  );
}

function Chosen({ place, onChange }: { place: Place; onChange: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <ChosenText place={place} />
      </div>
      <Button id="place" tone="secondary" size="bar" onClick={onChange}>
        場所を変える
      </Button>
    </div>
  );
}

function ChosenText({ place }: { place: Place }) {
  switch (place.kind) {
    case "apartment":
      return (
        <>
          <p className="font-bold text-18">{place.apartment.name}</p>
          <p className="text-13 text-sub">
            {place.apartment.address}・{factsOf(place.apartment).join("・")}
          </p>
        </>
      );
    case "town":
      return (
        <>
          <p className="font-bold text-18">
            {place.city.cityName}
            {place.town}
          </p>
          <p className="text-13 text-sub">{place.city.prefecture}</p>
        </>
      );
    case "city":
      return <p className="font-bold text-18">{place.city.cityName}</p>;
    case "address":
      return (
        <>
          <p className="font-bold text-18">{place.address}</p>
          <p className="text-13 text-sub">住所として調べます。町が特定できないときは、候補から選んでいただきます。</p>
        </>
      );
    default:
      return null;
  }
}
