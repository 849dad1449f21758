import { CHANNELS } from "#domain/queries/types.ts";
import { isEditable } from "./asked-steps.ts";
import type { QuerySearch } from "./query.screen.tsx";

/** The address of one saved condition; an empty id finds nothing. */
export function querySearch(search: Readonly<Record<string, unknown>>): QuerySearch {
  const { id, step, add } = search;
  const channel = CHANNELS.find((one) => one === add);
  return {
    id: typeof id === "string" || typeof id === "number" ? String(id) : "",
    ...(typeof step === "string" && isEditable(step) ? { step } : {}),
    ...(channel ? { add: channel } : {}),
  };
}
