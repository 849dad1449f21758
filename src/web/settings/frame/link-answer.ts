/** How a way to a provider ended that was to link it, by what the hosted login says (`error_description`). */
export type LinkRefusal = "cancelled" | "taken" | "other-user" | "failed";

const BY_DESCRIPTION: ReadonlyMap<string, LinkRefusal> = new Map([
  ["The sign-in at the provider was not finished", "cancelled"],
  ["The login belongs to another account", "taken"],
  ["Another user signed in", "other-user"],
]);

export function linkRefusalOf(error: unknown, description: unknown): LinkRefusal | null {
  if (typeof error !== "string") return null;
  return (typeof description === "string" && BY_DESCRIPTION.get(description)) || "failed";
}
