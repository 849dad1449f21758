import { useEffect, useState } from "react";
import { PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { LiveFields } from "#web/kit/form/form-box.tsx";
import { placeLabel } from "#web/kit/form/place-line.ts";
import { SearchBox } from "#web/kit/form/search-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText, RequirementBadge } from "#web/kit/ui/field-label.tsx";
import { factsOf } from "#web/price/place/apartment-facts.ts";
import type { Draft } from "#web/price/place/draft.ts";
import type { InputData, Place } from "#web/price/place/find-place.ts";
import { ProposeBuilding } from "#web/price/place/propose-building.tsx";
import type { SuggestionOption } from "#web/price/place/suggestion-target.ts";
import { loadPlaces } from "#web/price/place/use-place-search.ts";
import { PlaceRefused, type RefusedPlace, refusedOf } from "./place-refused.tsx";
import { proposalAt } from "./proposal-at.ts";
import { kindOf } from "./read-draft.ts";
import { useTextPlace } from "./use-text-place.ts";

export type PlaceBoxProps = {
  readonly data: InputData;
  readonly form: Form;
  readonly onPlace: (place: Draft) => void;
  /** A suggestion that names no single place, such as a whole ward. */
  readonly onCity: (cityCode: string) => void;
};

/** Where the home is: chosen by name or address, shown as understood, changeable. */
export function PlaceBox(props: PlaceBoxProps) {
  const { place } = props.data;
  const { form } = props;
  const error = form.messageOf("place");
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    if (isChanging) document.getElementById("place")?.focus();
  }, [isChanging]);
  const isChosen = KNOWN.includes(place.kind) && !isChanging;
  const needsTown = isChosen && place.kind === "city";
  const proposal = kindOf(form.typed) === "condo" ? proposalAt(place) : null;
  return (
    <section aria-labelledby="place-title" className="card rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="place-title" className="text-18">
        場所
        <RequirementBadge isRequired />
      </h2>
      {isChosen ? (
        <Chosen place={place} onChange={() => setChanging(true)} />
      ) : (
        <PlaceSearchBox {...props} onSettled={() => setChanging(false)} />
      )}
      {needsTown && (
        <div className="mt-4">
          <LiveFields form={form}>
            <TextField {...boundField(form, "town", PLACE_FIELDS.town)} isRequired hint="丁目は要りません。" error={error} />
          </LiveFields>
        </div>
      )}
      {proposal && <ProposeBuilding known={proposal} />}
      {error && !needsTown && (
        <div className="mt-2">
          <ErrorText id="place-error">{error}</ErrorText>
        </div>
      )}
    </section>
  );
}

const KNOWN: readonly Place["kind"][] = ["apartment", "town", "city", "address"];

function PlaceSearchBox(props: PlaceBoxProps & { onSettled: () => void }) {
  const { data, form, onPlace, onCity, onSettled } = props;
  const [refused, setRefused] = useState<RefusedPlace | null>(null);
  const settle = (choose: () => void) => {
    onSettled();
    choose();
  };
  const text = useTextPlace({
    cities: data.cities,
    onRefused: setRefused,
    onPlace: (place) => settle(() => onPlace(place)),
    onCity: (cityCode) => settle(() => onCity(cityCode)),
  });
  const pick = ({ target, label }: SuggestionOption) => {
    if (target.to === "text") return text.look(label);
    settle(() => (target.to === "input" ? onPlace(target.place) : onCity(target.cityCode)));
  };
  const shown = refused ?? refusedOf(data.place);
  const hasError = form.messageOf("place") !== undefined;
  return (
    <div className="mt-3">
      <SearchBox
        label={placeLabel(data.hasBuildings)}
        placeholder="例：江東区豊洲"
        action="/search"
        inputId="place"
        errorId={shown ? "place-refused" : hasError ? "place-error" : undefined}
        submitLabel={text.isLooking ? "確かめています" : "この住所にする"}
        load={loadPlaces}
        onPick={pick}
        onSearch={text.look}
        onContinue={text.look}
      />
      <PlaceRefused refused={shown} cities={data.cities} />
    </div>
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
          <p className="text-13 text-sub">
            {place.town ? `${place.town}として調べます。` : "住所として調べます。町が特定できないときは、候補から選んでいただきます。"}
          </p>
        </>
      );
    default:
      return null;
  }
}
