import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "#web/kit/ui/button.tsx";
import { type ReportSearch, riskPath } from "./report-search.ts";

type ReportLinkProps = {
  readonly apartmentKey: string;
  /** `apartment/loan`, as in `riskPath`. */
  readonly page: string;
  readonly search: ReportSearch;
  readonly children: ReactNode;
};

/** A link to another page of the same report; floor and weights come along. */
export function ReportLink({ apartmentKey, page, search, children }: ReportLinkProps) {
  return (
    <Link to={riskPath(apartmentKey, page)} search={search} className="text-link">
      {children}
    </Link>
  );
}

/** The same with the look of a button. */
export function ReportLinkButton({ apartmentKey, page, search, children, ...look }: ReportLinkProps & ButtonLook) {
  return (
    <Link to={riskPath(apartmentKey, page)} search={search} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
