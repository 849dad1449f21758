import type { NotFoundRouteProps } from "@tanstack/react-router";
import type { MissingApartment } from "./find-report.ts";
import { KeyErrorView } from "./key-error.view.tsx";
import { OutsideView } from "./outside.view.tsx";

/** What a page of a report shows in place of itself when its key has no report: the `notFoundComponent` of its route. */
export function KeyMissing({ data }: Pick<NotFoundRouteProps, "data">) {
  if (!isMissing(data)) return <KeyErrorView near={[]} hasBuildings />;
  return data.outside ? <OutsideView /> : <KeyErrorView {...data} />;
}

function isMissing(data: unknown): data is MissingApartment {
  return typeof data === "object" && data !== null && "near" in data && Array.isArray(data.near) && "hasBuildings" in data;
}
