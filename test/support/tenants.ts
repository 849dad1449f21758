import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { RegisteredMail } from "#domain/notifications/index.server.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Customer, Tenant } from "#domain/tenants/core/types.ts";
import { addCustomer } from "#domain/tenants/customers/customer-store.server.ts";
import { addTenant } from "#domain/tenants/register/tenant-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

const AT = new Date("2026-11-01T00:00:00Z");

/** A tenant in use. */
export async function aTenant(db: Db, changes: Partial<Tenant> = {}): Promise<Tenant> {
  const key = changes.key ?? "mihon-home";
  const tenant: Tenant = {
    ...{ key, state: "live", name: `見本ホーム(架空)${key}`, licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1" },
    ...{ email: `agent@${key}.example`, brandColour: "#0b5d66", allowedHosts: [`www.${key}.example`], approval: "manual", hotDays: 7 },
    ...{ mailDomain: null, spf: "unchecked", dkim: "unchecked", dmarc: "unchecked", companyId: null, isSample: false },
    ...{ isMailReady: false, listingSource: "all" },
    ...changes,
  };
  await inTransaction(db, (tx) => addTenant(tx, { ...tenant, at: AT }));
  return tenant;
}

export async function aTenantCustomer(db: Db, { tenant, ...changes }: { readonly tenant: string } & Partial<Customer>): Promise<void> {
  const customer = { id: "c1", state: "active", name: "見本 花子", consentVersion: "2026-11-24", ...changes } as const;
  const email = changes.email ?? `${customer.id}@example.jp`;
  await withTenant(db, tenant, (tx) => addCustomer(tx, { ...customer, tenant, email, at: AT }));
}

/** Different bytes each time. */
export function someBytes(): (length: number) => Uint8Array {
  return (length) => randomBytes(length);
}

export type SentLinks = { readonly open: string; readonly stop: string };

/** The tokens of every mail in the queue to an address, made as it would go out; the first first. */
export async function linksIn(db: Db, kinds: readonly RegisteredMail[], to: string): Promise<readonly [SentLinks, ...SentLinks[]]> {
  const { rows } = await sql<{
    kind: string;
    facts: object;
  }>`select kind, facts from outbox where recipient = ${to} order by id`.execute(db);
  const found: SentLinks[] = [];
  for (const { kind, facts } of rows) {
    const mail = await kinds.find((one) => one.kind === kind)?.prepare(facts, { operatorName: "まちのね", origin: "https://site.test" });
    const text = JSON.stringify(mail && "words" in mail ? mail.words : "");
    found.push({ open: /#t=([\w-]{43})/.exec(text)?.[1] ?? "", stop: /#s=([\w-]{43})/.exec(text)?.[1] ?? "" });
  }
  const [first, ...more] = found;
  if (!first) throw new Error(`no mail to ${to}`);
  return [first, ...more];
}

/** A condition as the form of a tenant sends it. */
export const A_WISH = {
  ...NO_WISH,
  ...({ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area" } as const),
  areas: [{ code: "13108", name: "江東区" }],
  price: { min: null, max: 60_000_000 },
};

/** What a broker tells when applying. */
export const AN_APPLICATION = {
  ...{ company: "見本ホーム(架空)", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1", person: "見本 花子" },
  ...{ phone: "03-1234-5678", email: "apply@mihon.example", mailDomain: null, lineAccount: null },
  plan: "small",
  listingSource: "all",
  ...{ note: null, termsVersion: "2026-11-01" },
} as const;
