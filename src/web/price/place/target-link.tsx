import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { searchValue, searchValues } from "#wire/known-fields.ts";
import { searchOf } from "./draft.ts";
import type { PlaceTarget, SuggestionTarget } from "./suggestion-target.ts";

/** Where a target lies, for links and for navigation alike. */
export function locationOf(target: PlaceTarget) {
  switch (target.to) {
    case "input":
      return { to: "/search/input", search: searchOf(target.place) } as const;
    case "city":
      return { to: "/search", search: { city: searchValue(target.cityCode) } } as const;
    case "homes":
      return { to: "/search", search: searchValues(target.query) } as const;
    case "text":
      return { to: "/search", search: { q: searchValue(target.q) } } as const;
  }
}

export function TargetLink({ target, className, children }: { target: SuggestionTarget; className: string; children: ReactNode }) {
  return (
    <Link {...locationOf(target)} className={className}>
      {children}
    </Link>
  );
}
