import type { NearbyPlace, NearbyResponse, RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { dangersOf, SHELTER_KINDS } from "#web/risk/facts/place-kinds.ts";
import { PlacesByKind } from "#web/risk/facts/places-by-kind.tsx";

type SheltersCardProps = {
  readonly shelters: NearbyResponse | null;
  readonly apartment: RiskReportResponse["subject"];
};

const NEAREST = 5;

/** Where to go, what can be used in a flood first as the service lists it, with the dangers each site is meant for, and the official maps. */
export function SheltersCard({ shelters, apartment }: SheltersCardProps) {
  const { lat, lon } = apartment.place;
  return (
    <Card title="近くの避難先" lead="災害の種類によって、使える避難先がちがいます。">
      {shelters === null ? (
        <LoadFailed />
      ) : (
        <PlacesByKind nearby={shelters} kinds={SHELTER_KINDS} most={NEAREST} told={floodUse} more={Dangers} />
      )}
      <p className="mt-4 text-14">
        <a href="https://disaportal.gsi.go.jp/hazardmapportal/hazardmap/" target="_blank" rel="noreferrer" className="text-link">
          {apartment.cityName}のハザードマップ（わがまちハザードマップ・外部サイト）
        </a>
        <br />
        <a href={`https://disaportal.gsi.go.jp/maps/?ll=${lat},${lon}&z=15`} target="_blank" rel="noreferrer" className="text-link">
          この場所を公式の地図で見る（重ねるハザードマップ・外部サイト）
        </a>
      </p>
    </Card>
  );
}

/** Where not one of them says whether it may be used in a flood, the list cannot begin with those that may. */
function floodUse(places: readonly NearbyPlace[]) {
  const isTold = places.some(({ usable }) => usable !== null);
  return isTold
    ? { order: "洪水で使えるところから、近い順に", note: null }
    : { order: "近い順に", note: "洪水で使えるかは、公表データにありません。" };
}

function Dangers({ place }: { place: NearbyPlace }) {
  const dangers = dangersOf(place.details);
  return (
    <>
      {place.usable === false && <p className="font-bold text-13">洪水では使えません</p>}
      <ChipRow>
        {dangers.map((danger) => (
          <Chip key={danger}>{danger}</Chip>
        ))}
      </ChipRow>
    </>
  );
}
