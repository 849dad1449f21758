import type { HomeDetail } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { searchValue } from "#wire/known-fields.ts";

/** The sales behind an estimate stand in the price check, which knows the same home: it begins there with the facts of the advertisement. */
export function SalesCard({ detail: { home } }: { detail: HomeDetail }) {
  if (home.kind === "building" || home.kind === "new-condo") return null;
  const search = {
    kind: home.kind,
    ...(home.apartmentKey ? { apartmentKey: home.apartmentKey } : { cityCode: searchValue(home.cityCode), town: home.town }),
    ...(home.areaM2 === null ? {} : { areaM2: home.areaM2 }),
    ...(home.builtYear === null ? {} : { builtYear: home.builtYear }),
    ...(home.floor === null ? {} : { floor: home.floor }),
    ...(home.layout === null ? {} : { layout: home.layout }),
  };
  return (
    <Card title="似た成約を確かめる" lead="公開された成約の記録から、似た住まいがいくらで売れたかを確かめられます。">
      <LinkButton to="/search/input" search={search} tone="secondary" size="bar">
        この物件の条件で価格を調べる
      </LinkButton>
    </Card>
  );
}
