import { CHANNELS } from "#domain/queries/core/types.ts";
import { isEditable } from "./asked-steps.ts";
import type { QuerySearch } from "./query.screen.tsx";

/** The address of one saved condition; without an id there is none. */
export function querySearch(search: Readonly<Record<string, unknown>>): QuerySearch {
  const { id, step, add } = search;
  const channel = CHANNELS.find((one) => one === add);
  return {
    ...(typeof id === "string" || typeof id === "number" ? { id: String(id) } : {}),
    ...(typeof step === "string" && isEditable(step) ? { step } : {}),
    ...(channel ? { add: channel } : {}),
  };
}
