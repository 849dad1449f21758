import type { Member } from "#domain/members/core/types.ts";
import { readBrand } from "#domain/tenants/core/brand.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { checkTenantMail, type MailCheckDeps } from "#domain/tenants/register/check-mail.server.ts";
import { type SetUpRefusal, setUpFault } from "#domain/tenants/register/set-up.server.ts";
import { lockedTenant } from "#domain/tenants/register/tenant-store.server.ts";
import { seconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { DomainCheck } from "#platform/mail-domain/check-mail-domain.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import {
  extrasOf,
  isWithoutMorningMail,
  type OfficeExtras,
  type OfficeSettings,
  putMorningMail,
  putSettings,
} from "./settings-store.server.ts";
import { type ConsoleRefusal, tenantHere } from "./staff-of-tenant.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type Who = Pick<Member, "sub">;

const LONGEST_GREETING = 300;

/** `hasOwnMorningMail`: whether whoever asks is told each morning. */
export type OfficeSettingsView = { readonly tenant: Tenant; readonly extras: OfficeExtras; readonly hasOwnMorningMail: boolean };

/** How the recommender of a member's company is set up. Read by whoever answers its customers. */
export async function officeSettings(db: Db, member: Who): Promise<Result<OfficeSettingsView, ConsoleRefusal>> {
  const here = await tenantHere(db, { member, asked: "answer-leads" });
  if (!here.ok) return here;
  const { tenant, staff } = here.value;
  const extras = await extrasOf(db, tenant.key);
  if (!extras) return refused("no-tenant");
  return ok({ tenant, extras, hasOwnMorningMail: !(await isWithoutMorningMail(db, staff.id)) });
}

/** `conflict`: somebody saved since `version` was read. */
export type SettingsRefusal = ConsoleRefusal | "conflict" | "greeting" | Exclude<SetUpRefusal, "unknown" | "closed" | "no-company">;

/** Saves how an office uses its recommender. Name, licence, address and whether it is in use stay the operator's. */
export function saveOfficeSettings(
  { db, clock }: Deps,
  member: Who,
  { version, ...given }: OfficeSettings & { readonly version: number },
): Promise<Result<null, SettingsRefusal>> {
  return inShortTransaction<Result<null, SettingsRefusal>>(db, async (tx) => {
    const here = await tenantHere(tx, { member, asked: "change-recommender" });
    if (!here.ok) return here;
    const { tenant, actor } = here.value;
    const before = await lockedTenant(tx, tenant.key);
    const extras = await extrasOf(tx, tenant.key);
    if (!before || !extras) return refused("no-tenant");
    if (extras.version !== version) return refused("conflict");
    const read = readGiven(given);
    if (!read.ok) return read;
    const after = read.value;
    const at = clock.now();
    await putSettings(tx, tenant.key, { ...after, at });
    const reason = `settings: ${changedNames({ ...before, ...extras }, after).join(", ") || "nothing"}`;
    await auditStep(tx, { entity: "tenant", id: tenant.key, from: before.state, to: before.state, actor, reason, at });
    return ok(null);
  });
}

function readGiven(given: OfficeSettings): Result<OfficeSettings, "greeting" | Exclude<SetUpRefusal, "unknown" | "closed" | "no-company">> {
  const brand = readBrand(given.brandColour);
  if (!brand) return refused("colour");
  const greeting = given.greeting?.trim() || null;
  if (greeting !== null && greeting.length > LONGEST_GREETING) return refused("greeting");
  const fault = setUpFault(given);
  return fault === null ? ok({ ...given, greeting, brandColour: brand.onLight }) : refused(fault);
}

/** What was changed, by its name: what it says stands in the row itself. */
function changedNames(before: OfficeSettings, after: OfficeSettings): string[] {
  return (Object.keys(after) as (keyof OfficeSettings)[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Turns the morning mail on or off for whoever asks, and for nobody else. */
export function chooseMorningMail({ db, clock }: Deps, member: Who, isWanted: boolean): Promise<Result<null, ConsoleRefusal>> {
  return inShortTransaction<Result<null, ConsoleRefusal>>(db, async (tx) => {
    const here = await tenantHere(tx, { member, asked: "answer-leads" });
    if (!here.ok) return here;
    await putMorningMail(tx, here.value.staff.id, { isWanted, at: clock.now() });
    return ok(null);
  });
}

/** Name servers are not asked again before that. */
const ASKED_AGAIN_AFTER = seconds(10);

/** Looks up the mail domain of the office once more; by a name of the key that is told only where we do not sign for offices. `too-soon`: somebody has just done so. */
export async function recheckMail(
  deps: MailCheckDeps,
  member: Who,
  selector: string | null,
): Promise<Result<readonly DomainCheck[], ConsoleRefusal | "no-domain" | "too-soon">> {
  const here = await tenantHere(deps.db, { member, asked: "change-recommender" });
  if (!here.ok) return here;
  const { actor, tenant } = here.value;
  const { key } = tenant;
  const checkedAt = (await extrasOf(deps.db, key))?.mailCheckedAt ?? null;
  if (checkedAt !== null && deps.clock.now().getTime() - checkedAt.getTime() < ASKED_AGAIN_AFTER) return refused("too-soon");
  const checked = await checkTenantMail(deps, { key, selector: deps.ours ? null : selector, actor });
  if (checked.ok) return ok(checked.value.checks);
  return refused(checked.reason === "unknown" ? "no-tenant" : "no-domain");
}
