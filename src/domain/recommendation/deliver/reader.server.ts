import { lineChannelName, lineLinkOf, memberOf, readSettings, usualSettings } from "#domain/notifications/index.server.ts";
import type { NotificationSettings } from "#domain/notifications/settings/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { queriesOf } from "#domain/queries/index.server.ts";
import { type AskedHome, askedHomes, type HomeSearchDeps } from "#domain/search/index.server.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { audienceOfRecipient, customerReader } from "#domain/tenants/index.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/**
 * What decides whether somebody is told of homes: of a member their settings; of a tenant's customer one digest a day, for as long as the tenant is in use
 * and the customer has not stopped it: by the LINE of the tenant to who follows it, by mail to who has confirmed an address.
 */
export async function settingsOfReader(db: Db | Tx, recipient: string): Promise<NotificationSettings> {
  const audience = audienceOfRecipient(recipient);
  if (!audience) return readSettings(db, recipient);
  const usual = usualSettings(recipient);
  const reader = await customerReader(db, audience);
  if (!reader) return usual;
  const { email } = reader.customer;
  const { state: line } = await lineLinkOfReader(db, recipient);
  const choices = { ...usual.choices, recommendation: { mail: email !== null, line: reader.hasLine } };
  return { ...usual, choices, line, mail: { address: email, state: email === null ? "unverified" : "ok" } };
}

/** What of LINE is known of somebody, by the channel of whoever tells them of homes. */
function lineLinkOfReader(db: Db | Tx, recipient: string): ReturnType<typeof lineLinkOf> {
  return lineLinkOf(db, recipient, lineChannelName(audienceOfRecipient(recipient)?.tenant ?? null));
}

/** Where messages of a channel reach somebody now; null: nowhere. */
export async function whereTo(db: Db | Tx, recipient: string, channel: "mail" | "line"): Promise<string | null> {
  if (channel === "line") return (await lineLinkOfReader(db, recipient)).userId;
  return (await settingsOfReader(db, recipient)).mail.address;
}

type ReaderQuery = { readonly id: string; readonly state: string; readonly version: number; readonly wish: Wish };

/** What somebody has told that they look for, whatever its state. */
export async function queriesOfReader(db: Db, recipient: string): Promise<readonly ReaderQuery[]> {
  const audience = audienceOfRecipient(recipient);
  if (audience) return (await customerReader(db, audience))?.queries ?? [];
  const sub = memberOf(recipient);
  return sub === null ? [] : queriesOf(db, sub);
}

/** In whose name somebody is told of homes; null: the site's own. A customer's tenant that is not in use now: null as well. */
export async function tenantOfReader(db: Db | Tx, recipient: string): Promise<Tenant | null> {
  const audience = audienceOfRecipient(recipient);
  return audience && ((await customerReader(db, audience))?.tenant ?? null);
}

/** Whose homes somebody is told: of this company alone, or of it first; null: all of the site alike. */
export type OwnHomes = { readonly companyId: string; readonly isAlone: boolean } | null;

export async function ownHomesOf(db: Db | Tx, recipient: string): Promise<OwnHomes> {
  const tenant = await tenantOfReader(db, recipient);
  if (!tenant || tenant.companyId === null || tenant.listingSource === "all") return null;
  return { companyId: tenant.companyId, isAlone: tenant.listingSource === "own" };
}

/** These homes as they are on offer now and as somebody is told them, by dwelling: what their office offers itself, at its price. */
export async function homesAsTold(
  deps: HomeSearchDeps,
  dwellingKeys: readonly string[],
  own: OwnHomes,
): Promise<ReadonlyMap<string, AskedHome>> {
  if (own === null) return askedHomes(deps, dwellingKeys);
  const first = await askedHomes(deps, dwellingKeys, own.companyId);
  return own.isAlone ? first : new Map([...(await askedHomes(deps, dwellingKeys)), ...first]);
}
