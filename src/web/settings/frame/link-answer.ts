import { ANOTHER_SIGNED_IN, LOGIN_OF_ANOTHER, PROVIDER_NOT_FINISHED } from "#wire/hosted-refusals.ts";

/** How a way to a provider ended that was to link it, by what the hosted login says (`error_description`). */
export type LinkRefusal = "cancelled" | "taken" | "other-user" | "failed";

const BY_DESCRIPTION: ReadonlyMap<string, LinkRefusal> = new Map([
  [PROVIDER_NOT_FINISHED, "cancelled"],
  [LOGIN_OF_ANOTHER, "taken"],
  [ANOTHER_SIGNED_IN, "other-user"],
]);

export function linkRefusalOf(error: unknown, description: unknown): LinkRefusal | null {
  if (typeof error !== "string") return null;
  return (typeof description === "string" && BY_DESCRIPTION.get(description)) || "failed";
}
