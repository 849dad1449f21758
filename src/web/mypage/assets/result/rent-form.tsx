import type { AssetResponse } from "#api/client/client.ts";
import { rentEcho } from "#kernel/fields/echo.ts";
import { bound, boundField } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { textOf } from "#web/mypage/assets/form/typed-facts.ts";
import { RENT_FIELDS, type RentWishes, readRent, YEARS } from "./plan-wishes.ts";

type RentFormProps = {
  readonly asset: AssetResponse;
  readonly wishes: RentWishes;
  readonly isBusy: boolean;
  readonly onRent: (wishes: RentWishes) => void;
};

const SET = ["years", "vacancyPercent", "agencyPercent", "insuranceYen", "startCostsYen"] as const;
const CHOICES = YEARS.map((years) => ({ value: String(years), label: `${years}年` }));

/** What letting is reckoned by; nothing of it is kept. */
export function RentForm({ asset, wishes, isBusy, onRent }: RentFormProps) {
  const form = useForm<RentWishes>({
    // The form moves into the card of the result once there is one: what was set goes along.
    initial: {
      rentYen: textOf("rentYen", wishes.rentYen ?? asset.facts.rentYen),
      ...Object.fromEntries(SET.flatMap((name) => (wishes[name] === null ? [] : [[name, String(wishes[name])]]))),
    },
    read: readRent,
    send: async (next) => {
      onRent(next);
      return "kept";
    },
  });
  return (
    <div className="no-print mt-4">
      <FormBox form={form} label="貸したときの前提" action={isBusy ? "計算しています" : "この前提で計算する"}>
        <RadioGroup {...bound(form, "years")} label="貸す年数" isRequired={false} choices={CHOICES} />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <NumberField {...boundField(form, "rentYen", RENT_FIELDS.rentYen)} mode="text" echo={rentEcho(form.typed.rentYen)} />
          <NumberField {...boundField(form, "vacancyPercent", RENT_FIELDS.vacancyPercent)} />
          <NumberField {...boundField(form, "agencyPercent", RENT_FIELDS.agencyPercent)} />
          <NumberField {...boundField(form, "insuranceYen", RENT_FIELDS.insuranceYen)} mode="text" />
          <NumberField {...boundField(form, "startCostsYen", RENT_FIELDS.startCostsYen)} mode="text" />
        </div>
      </FormBox>
    </div>
  );
}
