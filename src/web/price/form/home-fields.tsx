import { areaEcho, yearEcho, yenEcho } from "#kernel/fields/echo.ts";
import { DIRECTION, FIELDS_BY_KIND, HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { YES_NO_CHOICES } from "#kernel/fields/yes-no.ts";
import { LAYOUTS } from "#kernel/home/layout-choices.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";
import { bound, boundField } from "#web/kit/form/bound.ts";
import { RadioGroup, SelectField } from "#web/kit/form/choice-field.tsx";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import type { Place } from "#web/price/place/find-place.ts";
import { KINDS, type Kind } from "./choices.ts";

export type FieldsProps = { readonly form: Form; readonly kind: Kind; readonly place: Place };

/** A field of the kind that is asked about, by its name. */
function asked({ form }: FieldsProps, name: Exclude<keyof typeof FIELDS_BY_KIND.condo, "areaM2">) {
  return boundField(form, name, FIELDS_BY_KIND.condo[name]);
}

/** The facts nearly everybody knows. */
export function MainFields(props: FieldsProps) {
  const { form, kind, place } = props;
  const { typed } = form;
  const building = place.kind === "apartment" ? place.apartment : null;
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup {...bound(form, "kind")} label={HOME_FIELDS.kind.label} isRequired value={kind} choices={KINDS} />
      <NumberField
        {...boundField(form, "areaM2", FIELDS_BY_KIND[kind].areaM2)}
        hint={
          kind === "condo" ? "壁芯・内法のどちらでもかまいません。「21坪」のようにも入力できます。" : "「40坪」のようにも入力できます。"
        }
        echo={areaEcho(typed.areaM2)}
      />
      {kind === "house" && (
        <NumberField {...boundField(form, "floorAreaM2", FIELDS_BY_KIND.house.floorAreaM2)} echo={areaEcho(typed.floorAreaM2)} />
      )}
      {kind !== "land" && (
        <>
          <SelectField {...asked(props, "layout")} emptyLabel="選ばない" choices={LAYOUTS.map(itself)} />
          <NumberField
            {...asked(props, "builtYear")}
            mode="text"
            hint={building ? `空欄なら、この建物の築年（${building.builtYear}年）を使います。` : "「平成20」「H20」でも入力できます。"}
            echo={yearEcho(HOME_FIELDS.builtYear.kind, typed.builtYear)}
          />
        </>
      )}
    </div>
  );
}

/** What not everybody knows. */
export function MoreFields(props: FieldsProps) {
  const { form, kind, place } = props;
  const { typed } = form;
  const building = place.kind === "apartment" && place.apartment.stationName !== null ? place.apartment : null;
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField {...asked(props, "stationName")} {...(building ? { hint: `空欄なら、${building.stationName}駅を使います。` } : {})} />
        <NumberField {...asked(props, "walkMinutes")} mode="numeric" />
        {kind === "condo" && (
          <>
            <NumberField {...asked(props, "floor")} mode="text" />
            <NumberField {...asked(props, "totalFloors")} mode="numeric" />
            <SelectField {...asked(props, "direction")} emptyLabel="選ばない" choices={DIRECTION.rule.choices.map(itself)} />
            <SelectField {...asked(props, "isCorner")} emptyLabel="選ばない" choices={YES_NO_CHOICES} />
            <NumberField
              {...asked(props, "renovatedYear")}
              mode="text"
              echo={yearEcho(HOME_FIELDS.renovatedYear.kind, typed.renovatedYear)}
            />
          </>
        )}
        {kind === "house" && (
          <SelectField
            {...boundField(form, "structure", FIELDS_BY_KIND.house.structure)}
            emptyLabel="選ばない"
            choices={Object.entries(STRUCTURES).map(([value, label]) => ({ value, label }))}
          />
        )}
      </div>
      {kind === "condo" && (
        <p className="mt-4 text-13 text-sub">
          階・向き・角部屋は公開された成約データにないため、公表された査定の表の率で価格に入れます。入力がなければ、価格は変わりません。
        </p>
      )}
    </>
  );
}

export function AskingField(props: FieldsProps) {
  return (
    <NumberField
      {...asked(props, "askingPrice")}
      mode="text"
      hint="比べるためだけに使います。推定には使いません。"
      echo={yenEcho(HOME_FIELDS.askingPrice.kind, props.form.typed.askingPrice)}
    />
  );
}

function itself(value: string) {
  return { value, label: value };
}
