import type { AddressName } from "#domain/identity/core/addresses.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Medium, Pool } from "#domain/identity/core/types.ts";
import { invitationMessage } from "#domain/identity/messages/invitation-message.ts";

type Reachable = Pick<Account, "attributes">;
type Mediums = readonly Medium[] | undefined;

const ADDRESS: Readonly<Record<Medium, AddressName>> = { SMS: "phone_number", EMAIL: "email" };

/** Refuses mediums that were asked for and for which the account has no address. */
export function refuseUnreachable({ attributes }: Reachable, mediums: Mediums): void {
  const missing = mediums?.map((medium) => ADDRESS[medium]).find((name) => !attributes[name]);
  if (missing !== undefined) throw refuse.parameter(`The user has no ${missing} to send the invitation to`);
}

/** Where an invitation goes: as asked for, else by SMS (the default of AWS), else by mail. Nowhere for an account without any address. */
function invitationAddresses({ attributes }: Reachable, mediums: Mediums): AddressName[] {
  if (mediums && mediums.length > 0) return [...new Set(mediums)].map((medium) => ADDRESS[medium]);
  return (["phone_number", "email"] as const).filter((name) => attributes[name]).slice(0, 1);
}

type Invited = { readonly pool: Pool; readonly account: Account; readonly temporaryPassword: string; readonly mediums: Mediums };

/** Tells a user of an account. Refuses when a message could not be handed over: the account stays, and RESEND tries again. */
export async function invite(
  { send }: Pick<IdentityService, "send">,
  { pool, account, temporaryPassword, mediums }: Invited,
): Promise<void> {
  const { usernameAttributes, passwordPolicy } = pool.settings;
  const namedBy = usernameAttributes.find((name) => account.attributes[name]);
  const loginName = (namedBy && account.attributes[namedBy]) ?? account.username;
  const validDays = passwordPolicy.temporaryValidityDays;
  for (const attributeName of invitationAddresses(account, mediums)) {
    const to = account.attributes[attributeName] ?? "";
    const isSent = await send(invitationMessage({ attributeName, to, loginName, temporaryPassword, validDays, operatorName: pool.name }));
    if (!isSent) throw refuse.invitationUndelivered();
  }
}
