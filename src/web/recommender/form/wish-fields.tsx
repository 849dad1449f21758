import type { ReactNode } from "react";
import { bound, boundField, boundTick } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { ErrorText, RequirementBadge } from "#web/kit/ui/field-label.tsx";
import type { AreaGroup } from "#web/recommender/frame/find-tenant.ts";
import { tickOf, WISH_NUMBERS, WISH_OPTIONS } from "./wish-typed.ts";

type WishFieldsProps = { readonly form: Form; readonly areas: readonly AreaGroup[] };

/** The whole condition on one page. */
export function WishFields({ form, areas }: WishFieldsProps) {
  const choices = <V extends string | number | null>(options: readonly { readonly value: V; readonly label: string }[]) =>
    options.map(({ value, label }) => ({ value: String(value), label }));
  return (
    <>
      <Ticks name="areas" label="エリア" isRequired error={form.messageOf("areas")}>
        {areas.map(({ name, cities }, index) => (
          <details key={name} open={index === 0} className="rounded-control border border-line px-3">
            <summary className="flex min-h-11 cursor-pointer items-center font-bold text-14">{name}</summary>
            <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
              {cities.map(({ code, name: city }) => (
                <TickBox key={code} {...boundTick(form, tickOf("area", code))}>
                  {city}
                </TickBox>
              ))}
            </div>
          </details>
        ))}
      </Ticks>
      <Ticks name="kinds" label="種別" isRequired error={form.messageOf("kinds")}>
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
          {WISH_OPTIONS.kinds.map(({ value, label }) => (
            <TickBox key={value} {...boundTick(form, tickOf("kind", value))}>
              {label}
            </TickBox>
          ))}
        </div>
      </Ticks>
      <SelectField
        {...bound(form, "purpose")}
        label="目的"
        choices={choices(WISH_OPTIONS.purposes)}
        emptyLabel="選ばない"
        isRequired={false}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...boundField(form, "priceMin", WISH_NUMBERS.priceMin)} />
        <NumberField {...boundField(form, "priceMax", WISH_NUMBERS.priceMax)} />
        <NumberField {...boundField(form, "areaM2Min", WISH_NUMBERS.areaM2Min)} />
        <SelectField
          {...bound(form, "walk")}
          label="駅からの徒歩"
          choices={choices(WISH_OPTIONS.walks)}
          emptyLabel="指定なし"
          isRequired={false}
        />
        <SelectField {...bound(form, "age")} label="築年数" choices={choices(WISH_OPTIONS.ages)} emptyLabel="指定なし" isRequired={false} />
      </div>
      <Ticks name="layouts" label="間取り" error={undefined}>
        <div className="grid grid-cols-3 gap-x-3 sm:grid-cols-5">
          {WISH_OPTIONS.layouts.map(({ value, label }) => (
            <TickBox key={value} {...boundTick(form, tickOf("layout", value))}>
              {label}
            </TickBox>
          ))}
        </div>
      </Ticks>
    </>
  );
}

type TicksProps = {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** The summary of errors leads to the group by its id. */
function Ticks({ name, label, isRequired = false, error, children }: TicksProps) {
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error ? `${name}-error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-1 font-bold text-14">
        {label}
        <RequirementBadge isRequired={isRequired} />
      </legend>
      {children}
      {error && <ErrorText id={`${name}-error`}>{error}</ErrorText>}
    </fieldset>
  );
}
