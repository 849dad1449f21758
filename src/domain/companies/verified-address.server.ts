import type { Member } from "#domain/members/core/types.ts";
import type { IdentityWire } from "#domain/members/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** The address of the account, if its owner has shown that it is theirs. `gone`: the token is nobody's any more. */
export async function verifiedAddress(
  { getUser }: Pick<IdentityWire, "getUser">,
  { accessToken }: Member,
): Promise<Result<string, "unreached" | "gone" | "unverified">> {
  const user = await getUser(accessToken);
  if (user === "unreached" || user === null) return refused(user ?? "gone");
  const { email = "", email_verified } = user.attributes;
  return email !== "" && email_verified === "true" ? ok(email) : refused("unverified");
}
