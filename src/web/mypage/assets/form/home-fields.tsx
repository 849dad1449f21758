import { areaEcho, yearEcho } from "#kernel/fields/echo.ts";
import { DIRECTION } from "#kernel/fields/home-fields.ts";
import { BUILT_YEAR } from "#kernel/fields/number-kinds.ts";
import { YES_NO_CHOICES } from "#kernel/fields/yes-no.ts";
import { LAYOUTS } from "#kernel/home/layout-choices.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { boundFact, type FactsProps, itself } from "./fact-field.ts";

/** What the home is: the area, which is needed, and what else the value goes by. */
export function HomeFields(props: FactsProps) {
  const { form, home } = props;
  const { typed } = form;
  return (
    <div className="flex flex-col gap-6">
      <NumberField {...boundFact(props, "areaM2")} hint={AREA_HINTS[home.kind]} echo={areaEcho(typed.areaM2)} />
      {home.kind === "house" && <NumberField {...boundFact(props, "floorAreaM2")} echo={areaEcho(typed.floorAreaM2)} />}
      {home.kind !== "land" && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          {home.kind === "condo" && <NumberField {...boundFact(props, "floor")} mode="text" />}
          <SelectField {...boundFact(props, "layout")} emptyLabel="選ばない" choices={layoutChoices(typed.layout)} />
          {home.kind === "condo" && (
            <>
              <SelectField {...boundFact(props, "direction")} emptyLabel="選ばない" choices={DIRECTION.rule.choices.map(itself)} />
              <SelectField {...boundFact(props, "isCorner")} emptyLabel="選ばない" choices={YES_NO_CHOICES} />
            </>
          )}
          <BuildingFields {...props} />
        </div>
      )}
      {home.apartmentKey === null && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField {...boundFact(props, "stationName")} />
          <NumberField {...boundFact(props, "walkMinutes")} mode="numeric" />
        </div>
      )}
      <TextField {...boundFact(props, "name")} hint="マイページでの呼び名です。ほかの方には見せません。" />
    </div>
  );
}

const AREA_HINTS = {
  condo: "登記か売買契約書の面積です。「21坪」のようにも入力できます。",
  house: "土地の面積です。「40坪」のようにも入力できます。",
  land: "「40坪」のようにも入力できます。",
} as const;

/** What the register knows of its buildings, and nobody of the others but who lives there. */
function BuildingFields(props: FactsProps) {
  const { form, home } = props;
  const isKnown = home.apartmentKey !== null;
  return (
    <>
      <NumberField
        {...boundFact(props, "builtYear")}
        mode="text"
        hint={isKnown ? "空欄なら、建物の情報を使います。" : "「平成20」「H20」でも入力できます。"}
        echo={yearEcho(BUILT_YEAR, form.typed.builtYear)}
      />
      <SelectField
        {...boundFact(props, "structure")}
        emptyLabel="選ばない"
        choices={Object.entries(STRUCTURES).map(([value, label]) => ({ value, label }))}
      />
      {home.kind === "condo" && !isKnown && <NumberField {...boundFact(props, "totalFloors")} mode="numeric" />}
    </>
  );
}

/** One that is told in another way stays what it is. */
function layoutChoices(told = "") {
  const known: readonly string[] = LAYOUTS;
  return [...LAYOUTS, ...(told === "" || known.includes(told) ? [] : [told])].map(itself);
}
