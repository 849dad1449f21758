import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import { bound, boundField } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { type Choice, type Place, PREFECTURE_CHOICES, placeName } from "./places.ts";
import type { PostalLookup } from "./postal-lookup.ts";

export type AddressFieldsProps = {
  readonly form: Form;
  readonly lookup: PostalLookup;
  readonly cities: readonly Choice[];
  readonly onPostalCode: (text: string) => void;
  readonly onLookAgain: () => void;
  readonly onPlace: (place: Place) => void;
  readonly onPrefecture: (code: string) => void;
};

/** 住所: the postal code brings the prefecture, the city and the town. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, cities, onPostalCode, onPrefecture } = props;
  const field = (name: keyof typeof PERSON_FIELDS) => boundField(form, name, PERSON_FIELDS[name]);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <div className="max-w-52">
          <TextField
            {...field("postalCode")}
            onChange={onPostalCode}
            type="tel"
            autoComplete="postal-code"
            hint="7桁を入れると、住所が入ります。"
          />
        </div>
        <LookupState {...props} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...bound(form, "prefCode")}
          label="都道府県"
          isRequired={false}
          onChange={onPrefecture}
          choices={PREFECTURE_CHOICES}
          emptyLabel="選んでください"
          autoComplete="address-level1"
        />
        <SelectField
          {...bound(form, "cityCode")}
          label="市区町村"
          isRequired={false}
          choices={cities}
          emptyLabel={cities.length === 0 ? "郵便番号から入ります" : "選んでください"}
          autoComplete="address-level2"
        />
      </div>
      <TextField {...field("town")} autoComplete="address-level3" />
      <TextField {...field("street")} autoComplete="address-line1" />
      <TextField {...field("building")} autoComplete="address-line2" />
    </div>
  );
}

/** What came of the postal code, under its field. Its line is kept, so that the fields below stay where they are. */
function LookupState({ lookup, form, onLookAgain, onPlace }: AddressFieldsProps) {
  return (
    <div className="min-h-7 text-13">
      <p role="status" className="text-sub">
        {lookupWords(lookup, form)}
      </p>
      {lookup.kind === "failed" && (
        <Button tone="secondary" size="bar" onClick={onLookAgain}>
          再試行
        </Button>
      )}
      {lookup.kind === "found" && lookup.places.length > 1 && <PlaceChoice places={lookup.places} form={form} onPlace={onPlace} />}
    </div>
  );
}

const LOOKUP_WORDS = {
  idle: "",
  loading: "住所を調べています",
  unknown: "この郵便番号の住所が見つかりません。番号を確かめてください。",
  failed: "住所を読み込めませんでした。郵便番号はそのまま保存できます。",
} as const;

function lookupWords(lookup: PostalLookup, { typed }: Form): string {
  if (lookup.kind !== "found") return LOOKUP_WORDS[lookup.kind];
  const [only, ...others] = lookup.places;
  if (others.length > 0) return `この郵便番号には${lookup.places.length}つの町があります。町を選んでください。`;
  return only !== undefined && only.cityCode === typed.cityCode ? `${placeName(only)}を入れました。` : "";
}

type PlaceChoiceProps = Pick<AddressFieldsProps, "form" | "onPlace"> & { readonly places: readonly Place[] };

function PlaceChoice({ places, form: { typed }, onPlace }: PlaceChoiceProps) {
  const chosen = places.findIndex(({ cityCode, town }) => cityCode === typed.cityCode && town === typed.town);
  return (
    <div className="mt-2">
      <SelectField
        name="postal-town"
        label="郵便番号の町"
        isRequired={false}
        value={chosen === -1 ? "" : String(chosen)}
        onChange={(index) => {
          const place = places[Number(index)];
          if (index !== "" && place) onPlace(place);
        }}
        choices={places.map((place, index) => ({ value: String(index), label: placeName(place) }))}
        emptyLabel="町を選んでください"
      />
    </div>
  );
}
