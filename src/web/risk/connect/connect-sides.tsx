import { Link } from "@tanstack/react-router";
import { riskPath } from "#web/risk/frame/report-search.ts";
import type { ConnectSide } from "./connect-search.ts";

const SIDES: Readonly<Record<ConnectSide, string>> = { buyer: "買いたい方", owner: "お持ちの方（オーナー）" };

type ConnectSidesProps = { readonly apartmentKey: string; readonly current: ConnectSide };

/** Which side the page speaks to, as links: they work without script, and an address says which. */
export function ConnectSides({ apartmentKey, current }: ConnectSidesProps) {
  return (
    <nav aria-label="あなたの立場">
      <ul className="flex flex-wrap gap-2">
        {(["buyer", "owner"] as const).map((side) => (
          <li key={side}>
            <Link
              to={riskPath(apartmentKey, "connectOwner")}
              search={side === "owner" ? { side } : {}}
              resetScroll={false}
              // Else the page of owners would count as a part of that of buyers, whose address is shorter.
              activeOptions={{ exact: true }}
              activeProps={{}}
              aria-current={side === current ? "page" : undefined}
              className="inline-flex min-h-12 items-center rounded-control border border-control bg-card px-4 text-14 hover:border-brand hover:text-brand aria-[current]:border-2 aria-[current]:border-brand aria-[current]:bg-brand-tint aria-[current]:font-bold"
            >
              {SIDES[side]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
