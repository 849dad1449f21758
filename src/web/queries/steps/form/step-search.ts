import type { StepAddress } from "#domain/queries/flow/step-ids.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What of an address tells screens of one name apart. Every page has this in its first file, and nothing else of the form. */
export function stepSearch(search: Record<string, unknown>): StepAddress["search"] {
  const { mode, part } = search;
  return knownFields(["mode", "part"], {
    ...(mode === "map" || mode === "building" ? { mode } : {}),
    ...(part === 1 || part === 2 || part === 3 ? { part } : {}),
  });
}
