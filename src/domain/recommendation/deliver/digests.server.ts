import { memberOf, recipientsAtHours, usualSettings } from "#domain/notifications/index.server.ts";
import { noticesOf } from "#domain/queries/index.server.ts";
import { type AskedWish, wishesOf } from "#domain/recommendation/candidates/wishes.server.ts";
import { allTenants, customerRecipient, customersToTell } from "#domain/tenants/index.server.ts";
import { chooseWay } from "./choose-way.server.ts";
import { windowsMade } from "./new-batch-store.server.ts";
import { type DeliveryDeps, type PutOn, putOnWay } from "./put-on-way.server.ts";
import { queriesOfReader, settingsOfReader, tenantOfReader } from "./reader.server.ts";
import { slateFor } from "./slate.server.ts";
import { hoursDue, isDigestLate, windowOf } from "./windows.ts";

const AT_ONCE = 200;
/** Customers of tenants have theirs at the hour that members have who chose none. */
const CUSTOMERS_HOUR = usualSettings("").digestHour;

/** `unwanted`: they want none, or nothing reaches them. `no-wish`: no saved condition looks for homes on offer. `late`: it is told in the next. */
export type DigestMade = PutOn | "unwanted" | "no-wish" | "late";

/** Makes the digest of everybody whose hour has come, once each day. `failed`: who had to be left for the next turn. */
export async function makeDigests(
  deps: DeliveryDeps,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Readonly<Record<DigestMade | "failed", number>>> {
  const made: Record<DigestMade | "failed", number> = {
    ...{ queued: 0, waiting: 0, nothing: 0, exists: 0, unwanted: 0, "no-wish": 0, late: 0, failed: 0 },
  };
  for await (const recipient of due(deps)) {
    if (signal?.aborted) break;
    const outcome = await makeDigest(deps, recipient).catch((error: unknown) => {
      onFailure(error);
      return "failed" as const;
    });
    made[outcome] += 1;
  }
  return made;
}

type Due = { readonly recipient: string; readonly digestHour: number };

async function* due(deps: DeliveryDeps): AsyncGenerator<string> {
  const now = deps.clock.now();
  const hours = hoursDue(now);
  for await (const page of pagesOfMembers(deps, hours)) yield* withoutWindow(deps, page, now);
  if (!hours.includes(CUSTOMERS_HOUR)) return;
  for (const { key, state } of await allTenants(deps.db)) {
    if (state !== "live") continue;
    for await (const page of pagesOfCustomers(deps, key)) yield* withoutWindow(deps, page, now);
  }
}

async function* pagesOfMembers({ db }: DeliveryDeps, hours: readonly number[]): AsyncGenerator<readonly Due[]> {
  let after = "";
  for (;;) {
    const page = await recipientsAtHours(db, "recommendation", { hours, after, most: AT_ONCE });
    yield page;
    after = page.at(-1)?.recipient ?? "";
    if (page.length < AT_ONCE) return;
  }
}

async function* pagesOfCustomers({ db }: DeliveryDeps, tenant: string): AsyncGenerator<readonly Due[]> {
  let after = "";
  for (;;) {
    const page = await customersToTell(db, tenant, { after, most: AT_ONCE });
    yield page.map((customer) => ({ recipient: customerRecipient({ tenant, customer }), digestHour: CUSTOMERS_HOUR }));
    after = page.at(-1) ?? "";
    if (page.length < AT_ONCE) return;
  }
}

async function* withoutWindow({ db }: DeliveryDeps, page: readonly Due[], now: Date): AsyncGenerator<string> {
  const windows = page.map(({ recipient, digestHour }) => ({ recipient, key: windowOf(digestHour, now).key }));
  const keys = [...new Set(windows.map(({ key }) => key))];
  const done = await windowsMade(db, "recommendation", { recipients: windows.map(({ recipient }) => recipient), windows: keys });
  for (const { recipient, key } of windows) if (!done.has(`${recipient} ${key}`)) yield recipient;
}

/** Makes the digest of one person for the window that is open now: all their conditions in one. */
export async function makeDigest(deps: DeliveryDeps, recipient: string): Promise<DigestMade> {
  const now = deps.clock.now();
  const settings = await settingsOfReader(deps.db, recipient);
  const window = windowOf(settings.digestHour, now);
  if (isDigestLate(window.at, now)) return "late";
  const way = chooseWay(settings, { topic: "recommendation", now, sentToday: 0 });
  if ("never" in way) return "unwanted";
  const wishes = await wishesOfPerson(deps, recipient, window.key);
  if (wishes.length === 0) return "no-wish";
  const seed = seedOf(recipient, window.key);
  const slate = await slateFor(deps, recipient, wishes, seed);
  const tenant = await tenantOfReader(deps.db, recipient);
  return putOnWay(deps, {
    ...{ recipient, settings, way, seed, topic: "recommendation", windowKey: window.key },
    ...{ tenant: tenant?.key ?? null, isApprovedFirst: tenant?.approval === "manual" },
    ...slate,
    queryVersions: versionsOf(wishes),
  });
}

/** What the places that are drawn in the digest of a day are drawn by. */
export function seedOf(recipient: string, day: string): string {
  return `${recipient} ${day}`;
}

/** What somebody looks for now; `digestDay`: what of it stands in the digest of that day. A 九掛け that is not wanted for a condition is not looked for. */
export async function wishesOfPerson(
  { db }: Pick<DeliveryDeps, "db">,
  recipient: string,
  digestDay: string | null = null,
): Promise<AskedWish[]> {
  const sub = memberOf(recipient);
  const [queries, notices] = await Promise.all([queriesOfReader(db, recipient), sub === null ? null : noticesOf(db, sub)]);
  return wishesOf(queries).filter(({ queryId, channel }) => {
    const notice = notices?.get(queryId);
    if (channel !== "kyugake" || notice === undefined) return true;
    return notice !== "never" && (notice !== "weekly" || digestDay === null || isMonday(digestDay));
  });
}

function isMonday(isoDay: string): boolean {
  return new Date(isoDay).getUTCDay() === 1;
}

export function versionsOf(wishes: readonly AskedWish[]): Record<string, number> {
  return Object.fromEntries(wishes.map(({ queryId, version }) => [queryId, version]));
}
