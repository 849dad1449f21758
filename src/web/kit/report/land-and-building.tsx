import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { landAndBuildingWords, type PriceParts } from "./land-words.ts";

/** What of a house's price is its plot's and what the building's. The list says all that the bar shows. */
export default function LandAndBuilding({ parts }: { readonly parts: PriceParts }) {
  const { landYen, buildingYen } = parts;
  const land = Math.round((landYen / (landYen + buildingYen)) * 100);
  const rows = [
    { name: "土地", yen: landYen, share: land / 100, look: "fill-brand" },
    { name: "建物", yen: buildingYen, share: 1 - land / 100, look: "fill-control" },
  ] as const;
  return (
    <Card title="土地と建物の内訳">
      <svg aria-hidden="true" className="block h-3 w-full overflow-hidden rounded-full">
        <rect width={`${land}%`} height="100%" className="fill-brand" />
        <rect
          x={`${land}%`}
          width={`${100 - land}%`}
          height="100%"
          transform={land > 0 ? "translate(2)" : undefined}
          className="fill-control"
        />
      </svg>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-14 sm:text-16">
        {rows.map(({ name, yen, share, look }) => (
          <div key={name} className="flex items-center gap-1.5 whitespace-nowrap">
            <svg aria-hidden="true" width="14" height="14">
              <rect width="14" height="14" rx="3" className={look} />
            </svg>
            <dt>{name}</dt>
            <dd className="tabular-nums">
              <b>{formatYen(yen)}</b> <span className="text-13 text-sub">{percent(share, 0)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-13 text-sub">{landAndBuildingWords(parts)}</p>
    </Card>
  );
}
