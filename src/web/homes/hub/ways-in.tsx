import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { RecentHomes } from "./recent-homes.tsx";

const TILE =
  "flex min-h-14 items-center gap-3 rounded-control border border-line bg-card px-4 py-2 font-bold hover:border-brand hover:text-brand";
const STEPS = { label: "質問に答えて条件を決める", to: "/queries/input" };

/** The ways to homes on offer: by area, line, map, conditions and name. */
export function WaysIn() {
  const steps = useExisting([STEPS]);
  return (
    <section aria-labelledby="homes-on-offer">
      <h2 id="homes-on-offer" className="text-22">
        売出物件を探す
      </h2>
      <p className="text-13 text-sub">売出価格の横に、売出価格を使わずに推定した価格とその幅を並べて表示します。</p>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        <Way icon="area" label="エリアから" search={{ by: "area" }} />
        <Way icon="line" label="沿線・駅から" search={{ by: "line" }} />
        <Way icon="map" label="地図から" search={{ view: "map" }} />
        <Way icon="list" label="条件から" search={{ view: "list" }} />
        {steps.map((item) => (
          <li key={item.to} className="col-span-2">
            <SiteLink item={item} className={TILE}>
              <Icon name="steps" />
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <form action="/search" method="get" className="mt-3 max-w-form">
        <label htmlFor="building-name" className="font-bold text-14">
          マンション名から
        </label>
        <div className="mt-1 flex gap-2">
          <input
            id="building-name"
            name="name"
            required
            maxLength={60}
            placeholder="例：豊洲レジデンス"
            className="min-h-12 min-w-0 flex-1 rounded-control border border-control bg-card px-3"
          />
          <Button type="submit" tone="secondary">
            探す
          </Button>
        </div>
      </form>
      <RecentHomes />
    </section>
  );
}

function Way({ icon, label, search }: { icon: keyof typeof ICONS; label: ReactNode; search: Record<string, string> }) {
  return (
    <li>
      <Link to="/search" search={search} className={TILE}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

const ICONS = {
  area: "M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20",
  line: "M7 3h10v12H7zM7 10h10M9.5 15 7 20M14.5 15l2.5 5M10 6h4",
  map: "M12 21s6.5-6 6.5-11a6.5 6.5 0 1 0-13 0c0 5 6.5 11 6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  list: "M4 7h16M4 12h16M4 17h16M8 5v4M15 10v4M10 15v4",
  steps: "M4 6h4v4H4zM4 14h4v4H4zM11 8h9M11 16h9",
} as const;

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" strokeWidth="1.6" className="shrink-0 stroke-brand">
      <path d={ICONS[name]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
