import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SubjectResponse } from "#api/client/client.ts";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { type ReportSearch, riskPath } from "./report-search.ts";
import { UNREGISTERED } from "./subject-words.ts";

type UnregisteredProps = {
  readonly subject: Pick<SubjectResponse, "key" | "address">;
  /** Where what the reader tells counts: leads to the fields for it, with what the address carries already. */
  readonly search?: ReportSearch;
  /** What that means on this page. */
  readonly children: ReactNode;
};

/** At a place no building is registered: what that means here, the way to tell of it and the way to propose it. One and the same on every page that needs a building. */
export function Unregistered({ subject: { key, address }, search, children }: UnregisteredProps) {
  return (
    <NoData
      title={UNREGISTERED}
      action={
        <span className="no-print flex flex-wrap gap-3">
          {search && (
            <Link to={riskPath(key, "summary")} search={search} hash="told" className={buttonClass({ size: "bar" })}>
              分かることを入れる
            </Link>
          )}
          <LinkButton to="/risk/contact" search={{ topic: "listing", address }} tone="secondary" size="bar">
            この場所の建物を登録する
          </LinkButton>
        </span>
      }
    >
      {children}
    </NoData>
  );
}
