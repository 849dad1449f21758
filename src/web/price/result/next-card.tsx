import { Link } from "@tanstack/react-router";
import type { EstimateResponse } from "#api/client/client.ts";
import { PLACE_TILE } from "#web/kit/mark/place-tile.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ProposeBuilding } from "#web/price/place/propose-building.tsx";
import { reportLinks } from "#web/price/words/report-links.ts";
import { SaveTile } from "./save-tile.tsx";
import { TileText } from "./tile-text.tsx";

/** Where a price leads on: the risk of the same subject, its rent and yield, and My Page. */
export function NextCard({ estimate }: { estimate: EstimateResponse }) {
  const links = reportLinks(estimate);
  const { subject, input } = estimate;
  const isWithoutBuilding = subject.kind === "condo" && subject.apartmentKey === null;
  return (
    <Card title="この物件を続けて調べる" className="no-print">
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ to, search, title, what }) => (
          <li key={title}>
            <Link to={to} search={search} className={`${PLACE_TILE} h-full`}>
              <TileText title={title}>{what}</TileText>
            </Link>
          </li>
        ))}
        <li>
          <SaveTile />
        </li>
      </ul>
      {isWithoutBuilding && (
        <ProposeBuilding known={{ address: input.address ?? `${subject.cityName}${subject.town}` }} when="建物が未登録のときは、" />
      )}
    </Card>
  );
}
