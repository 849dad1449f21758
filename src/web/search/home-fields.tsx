import { formatM2, tsubo } from "#kernel/area.ts";
import { formatYearWithEra } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { RadioGroup, SelectField } from "../kit/forms/choice-field.tsx";
import { readAreaM2, readMan } from "../kit/forms/read-number.ts";
import { readYear } from "../kit/forms/read-year.ts";
import { NumberField, TextField } from "../kit/forms/text-field.tsx";
import { AREA_NAMES, DIRECTIONS, KINDS, type Kind, LAYOUTS } from "./choices.ts";
import type { Draft, DraftField } from "./draft.ts";
import type { Place } from "./find-place.ts";

export type FieldsProps = {
  readonly draft: Draft;
  readonly kind: Kind;
  readonly place: Place;
  readonly set: (field: DraftField, text: string) => void;
  readonly messageOf: (field: string) => string | undefined;
};

/** What a field of the form needs, by its name. */
function bound({ draft, set, messageOf }: FieldsProps, name: DraftField, isRequired = false) {
  return { name, isRequired, value: draft[name] ?? "", onChange: (text: string) => set(name, text), error: messageOf(name) };
}

/** The facts nearly everybody knows. */
export function MainFields(props: FieldsProps) {
  const { draft, kind, place } = props;
  const building = place.kind === "apartment" ? place.apartment : null;
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup {...bound(props, "kind", true)} label="種別" value={kind} choices={KINDS} />
      <NumberField
        {...bound(props, "areaM2", true)}
        label={AREA_NAMES[kind]}
        unit="㎡"
        hint={
          kind === "condo" ? "壁芯・内法のどちらでもかまいません。「21坪」のようにも入力できます。" : "「40坪」のようにも入力できます。"
        }
        echo={areaEcho(draft.areaM2)}
      />
      {kind === "house" && <NumberField {...bound(props, "floorAreaM2")} label="延床面積" unit="㎡" echo={areaEcho(draft.floorAreaM2)} />}
      {kind !== "land" && (
        <>
          <SelectField {...bound(props, "layout")} label="間取り" emptyLabel="選ばない" choices={LAYOUTS.map(itself)} />
          <NumberField
            {...bound(props, "builtYear")}
            label="築年"
            unit="年"
            mode="text"
            hint={building ? `空欄なら、この建物の築年（${building.builtYear}年）を使います。` : "「平成20」「H20」でも入力できます。"}
            echo={yearEcho(draft.builtYear)}
          />
        </>
      )}
    </div>
  );
}

/** What not everybody knows. */
export function MoreFields(props: FieldsProps) {
  const { draft, kind, place } = props;
  const building = place.kind === "apartment" && place.apartment.stationName !== null ? place.apartment : null;
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          {...bound(props, "stationName")}
          label="最寄り駅"
          placeholder="例：豊洲"
          {...(building ? { hint: `空欄なら、${building.stationName}駅を使います。` } : {})}
        />
        <NumberField {...bound(props, "walkMinutes")} label="駅からの徒歩" unit="分" mode="numeric" />
        {kind === "condo" && (
          <>
            <NumberField {...bound(props, "floor")} label="階" unit="階" mode="text" />
            <NumberField {...bound(props, "totalFloors")} label="建物の総階数" unit="階建" mode="numeric" />
            <SelectField {...bound(props, "direction")} label="向き（主な窓）" emptyLabel="選ばない" choices={DIRECTIONS.map(itself)} />
          </>
        )}
        {kind !== "land" && (
          <NumberField
            {...bound(props, "renovatedYear")}
            label="リフォームした年"
            unit="年"
            mode="text"
            echo={yearEcho(draft.renovatedYear)}
          />
        )}
      </div>
      {kind === "condo" && (
        <p className="mt-4 text-13 text-sub">階と向きは公開された成約データにないため、価格には入れません。結果にもそう示します。</p>
      )}
    </>
  );
}

export function AskingField(props: FieldsProps) {
  return (
    <NumberField
      {...bound(props, "askingPrice")}
      label="売出価格"
      unit="万円"
      mode="text"
      hint="比べるためだけに使います。推定には使いません。"
      echo={yenEcho(props.draft.askingPrice)}
    />
  );
}

function itself(value: string) {
  return { value, label: value };
}

/** ㎡ are answered in 坪, 坪 in ㎡. */
export function areaEcho(text = ""): string {
  const area = readAreaM2(text);
  if (!area.ok || area.value <= 0) return "";
  return text.normalize("NFKC").includes("坪") ? formatM2(area.value) : `${Math.floor(tsubo(area.value) * 100 + 1e-6) / 100}坪`;
}

export function yearEcho(text = ""): string {
  const year = readYear(text);
  return year.ok ? formatYearWithEra(year.value) : "";
}

export function yenEcho(text = ""): string {
  const price = readMan(text);
  return price.ok && price.value > 0 ? formatYen(price.value) : "";
}
