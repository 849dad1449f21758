import type { ReactNode } from "react";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { CertaintyChips } from "#web/kyugake/list/certainty-chips.tsx";
import { ConditionChips } from "#web/kyugake/list/condition-chips.tsx";
import { flaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import type { MapFound } from "./find-map.ts";

type MapBarProps = Pick<MapFound, "question" | "facets"> & {
  readonly to: "/kyugake/map" | "/kyugake/fullmap";
  readonly children?: ReactNode;
};

/** Over the map: what it is, certainties with counts, the conditions of the list, and the ways on. */
export function MapBar({ question, facets, to, children }: MapBarProps) {
  const search = flaggedSearch({ ...question, page: 1 });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-card px-4 py-2 sm:px-6">
      <h1 className="text-18 sm:text-22">{to === "/kyugake/map" ? "九掛けマップ" : "九掛けマップ（全画面）"}</h1>
      {facets && <CertaintyChips to={to} question={question} facets={facets} />}
      <ConditionChips to={to} question={question} />
      <div className="no-print flex flex-wrap gap-2 sm:ml-auto">
        {children}
        <LinkButton to="/kyugake/input" search={search} tone="secondary" size="bar">
          条件を変える
        </LinkButton>
        <LinkButton to="/kyugake/result" search={search} tone="secondary" size="bar">
          一覧で見る
        </LinkButton>
      </div>
    </div>
  );
}
