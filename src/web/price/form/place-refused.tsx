import type { Market } from "#api/client/client.ts";
import { NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";
import type { Place } from "#web/price/place/find-place.ts";
import { CoveredAreas } from "./covered-areas.tsx";

/** A place that no price can be asked for, and why. */
export type RefusedPlace = Extract<Place, { readonly kind: "unknown-apartment" | "unknown-postal-code" | "out-of-area" }>;

export function refusedOf(place: Place): RefusedPlace | null {
  return place.kind === "unknown-apartment" || place.kind === "unknown-postal-code" || place.kind === "out-of-area" ? place : null;
}

const FAULTS: Readonly<Record<RefusedPlace["kind"], string>> = {
  "unknown-apartment": "このマンションは見つかりませんでした。場所を選び直してください",
  "unknown-postal-code": "この郵便番号の住所が見つかりません。場所を選び直してください",
  "out-of-area": "対象外のエリアです。場所を選び直してください",
};

/** What stands at the field when the form is sent all the same; null where a price can be asked for. */
export function placeFaultOf(place: Place): string | null {
  const refused = refusedOf(place);
  return refused && FAULTS[refused.kind];
}

/** Told right under the field of the place, before anything else is filled in. The box is always there, so that it is read out when it fills. */
export function PlaceRefused({ refused, cities }: { refused: RefusedPlace | null; cities: Market["cities"] }) {
  return (
    <div id="place-refused" role="status" className={refused ? "mt-3" : ""}>
      {refused && <Why refused={refused} cities={cities} />}
    </div>
  );
}

function Why({ refused, cities }: { refused: RefusedPlace; cities: Market["cities"] }) {
  switch (refused.kind) {
    case "unknown-apartment":
      return <NoData title="データがありません">このマンションは見つかりませんでした。住所か名前から選び直してください。</NoData>;
    case "unknown-postal-code":
      return <NoData title="住所が見つかりません">この郵便番号の住所が見つかりません。番号を確かめるか、住所で入力してください。</NoData>;
    case "out-of-area":
      return (
        <>
          <OutOfArea title="対象外のエリアです">{refused.label ?? "この地域"}には、推定できるだけの成約データがありません。</OutOfArea>
          <CoveredAreas cities={cities} />
        </>
      );
  }
}
