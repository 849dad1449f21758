import { z } from "zod";
import type { AccountFacts } from "./account-facts.ts";
import { callUserPool, type WireParts } from "./user-pool.server.ts";

type Sent = { readonly isOwn?: boolean; readonly PaginationToken?: string };

const inMilliseconds = z.number().transform((seconds) => new Date(seconds * 1000));
const devices = z.object({
  Devices: z
    .array(
      z.object({
        DeviceAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
        DeviceCreateDate: inMilliseconds,
        DeviceLastAuthenticatedDate: inMilliseconds.optional(),
      }),
    )
    .default([]),
  PaginationToken: z.string().optional(),
});
const sessions = z.object({
  Sessions: z
    .array(
      z.object({
        Kind: z.string(),
        Device: z.string().optional(),
        PrefectureCode: z.string().optional(),
        FirstUsedDate: inMilliseconds,
        LastUsedDate: inMilliseconds,
      }),
    )
    .default([]),
});
const passkeys = z.object({
  Credentials: z
    .array(z.object({ FriendlyCredentialName: z.string(), CreatedAt: inMilliseconds, LastUsedAt: inMilliseconds.optional() }))
    .default([]),
});
const events = z.object({
  Events: z
    .array(
      z.object({
        Event: z.string(),
        Outcome: z.string(),
        EventDate: inMilliseconds,
        Device: z.string().optional(),
        IpAddress: z.string().optional(),
      }),
    )
    .default([]),
});

/** More pages of devices than anybody has: a service that never ends a list is not asked for ever. */
const MOST_PAGES = 20;

/** Asks for all of it. `unreached`: the service did not answer, or ended the sign-in meanwhile; half of what is kept is not told for the whole. */
export async function accountFacts(parts: WireParts, accessToken: string): Promise<AccountFacts | "unreached"> {
  const ask = <T>(operation: string, output: z.ZodType<T>, { isOwn = false, ...input }: Sent = {}) =>
    callUserPool(parts, { operation, input: { AccessToken: accessToken, ...input }, output, isOwn });
  const found: z.infer<typeof devices>["Devices"] = [];
  let after: Sent = {};
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const called = await ask("ListDevices", devices, after);
    if (called.kind === "unreached") return "unreached";
    // A pool that remembers no devices refuses the question.
    if (called.kind === "refused") break;
    found.push(...called.value.Devices);
    if (called.value.PaginationToken === undefined) break;
    after = { PaginationToken: called.value.PaginationToken };
  }
  const [listed, keys, log] = await Promise.all([
    ask("ListSessions", sessions, { isOwn: true }),
    ask("ListWebAuthnCredentials", passkeys),
    ask("ListAccountEvents", events, { isOwn: true }),
  ]);
  if ([listed, keys, log].some(({ kind }) => kind === "unreached")) return "unreached";
  return {
    devices: found.map(deviceOf),
    sessions: listed.kind === "done" ? listed.value.Sessions.map(sessionOf) : null,
    passkeys: keys.kind === "done" ? keys.value.Credentials.map(passkeyOf) : [],
    log: log.kind === "done" ? log.value.Events.map(eventOf) : null,
  };
}

function deviceOf({ DeviceAttributes, DeviceCreateDate, DeviceLastAuthenticatedDate }: z.infer<typeof devices>["Devices"][number]) {
  const told = new Map(DeviceAttributes.map(({ Name, Value }) => [Name, Value]));
  return {
    name: told.get("device_name") ?? null,
    isRemembered: told.get("dev:device_remembered_status") === "remembered",
    lastIp: told.get("last_ip_used") ?? null,
    firstSeenAt: DeviceCreateDate,
    lastSeenAt: DeviceLastAuthenticatedDate ?? null,
  };
}

function sessionOf({ Kind, Device, PrefectureCode, FirstUsedDate, LastUsedDate }: z.infer<typeof sessions>["Sessions"][number]) {
  return {
    kind: Kind,
    device: Device ?? null,
    prefectureCode: PrefectureCode ?? null,
    firstUsedAt: FirstUsedDate,
    lastUsedAt: LastUsedDate,
  };
}

function passkeyOf({ FriendlyCredentialName, CreatedAt, LastUsedAt }: z.infer<typeof passkeys>["Credentials"][number]) {
  return { name: FriendlyCredentialName, createdAt: CreatedAt, lastUsedAt: LastUsedAt ?? null };
}

function eventOf({ Event, Outcome, EventDate, Device, IpAddress }: z.infer<typeof events>["Events"][number]) {
  return { event: Event, outcome: Outcome, at: EventDate, device: Device ?? null, ip: IpAddress ?? null };
}
