import type { NotFoundRouteProps } from "@tanstack/react-router";
import type { MissingApartment } from "./find-report.ts";
import { KeyErrorView } from "./key-error.view.tsx";

/** What a page of a report shows in place of itself when no building has its key: the `notFoundComponent` of its route. */
export function KeyMissing({ data }: Pick<NotFoundRouteProps, "data">) {
  return isMissing(data) ? <KeyErrorView {...data} /> : <KeyErrorView near={[]} hasBuildings />;
}

function isMissing(data: unknown): data is MissingApartment {
  return typeof data === "object" && data !== null && "near" in data && Array.isArray(data.near) && "hasBuildings" in data;
}
