import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CompanyHere } from "#api/client/client.ts";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { recommenderMenuOf } from "#web/console/frame/console-menu.ts";
import type { ConsolePage } from "#web/console/frame/find-console.ts";

import { NO_OFFICE } from "./find-office.ts";
import { NoOffice } from "./no-office.tsx";

type FrameProps<Data> = ConsolePage<Data> & {
  readonly title: string;
  readonly needs: CompanyHere["permissions"][number];
  /** Asked for a company that uses it. */
  readonly children: (here: CompanyHere, data: Exclude<Data, typeof NO_OFFICE>) => ReactNode;
};

/** A page of 物件提案 in the console, with the ways to the others of it. */
export function RecommenderFrame<Data>({ children, ...page }: FrameProps<Data>) {
  return (
    <ConsoleFrame {...page}>
      {(here, data) => (
        <>
          <Tabs permissions={here.permissions} />
          {data === NO_OFFICE ? <NoOffice isOwner={here.me.role === "owner"} /> : children(here, data as Exclude<Data, typeof NO_OFFICE>)}
        </>
      )}
    </ConsoleFrame>
  );
}

function Tabs({ permissions }: Pick<CompanyHere, "permissions">) {
  return (
    <nav aria-label="物件提案" className="no-print border-line border-b">
      <ul className="flex flex-wrap">
        {recommenderMenuOf(permissions).map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === "/console/recommender" }}
              className="inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-3 text-14 hover:text-brand aria-[current=page]:border-brand aria-[current=page]:font-bold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
