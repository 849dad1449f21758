import type { ConsentChannel, Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire, isKnownText, recordNoticeConsent, withdrawNoticeConsent } from "#domain/members/index.server.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { closePages } from "#domain/notifications/links/page-store.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type Change, changedChoices, endedBy, purposeOf, unsoundField, type WantedSettings } from "./rules.ts";
import { settingsOf, writeChoice, writeMail, writeSettings } from "./settings-store.server.ts";
import type { NotificationSettings } from "./types.ts";

export type ChangeDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };
export type SettingsDeps = ChangeDeps & Pick<IdentityWire, "getUser">;

/** What somebody wants to hear of, by which way and when; who has chosen nothing has everything off. */
export function readSettings(db: Db | Tx, recipient: string): Promise<NotificationSettings> {
  return settingsOf(db, recipient);
}

/** The same for a member who looks at them: an address that they have had proved meanwhile takes the place of the one of before. */
export async function lookAtSettings(deps: SettingsDeps, member: Member): Promise<NotificationSettings> {
  const recipient = recipientOf(member);
  const settings = await settingsOf(deps.db, recipient);
  if (settings.version === 0) return settings;
  const mail = mailNow(settings, await verifiedAddress(deps, member));
  if (mail === settings.mail) return settings;
  const changed = await changeMember<NotificationSettings, never>(deps.db, member, async (tx) => {
    await writeMail(tx, recipient, mail, deps.clock.now());
    return ok(await settingsOf(tx, recipient));
  });
  return changed.ok ? changed.value : settings;
}

export type SaveRefusal = "gone" | "conflict" | "unknown-text" | { readonly unsound: keyof WantedSettings };

type ToSave = {
  readonly wanted: WantedSettings;
  /** The version that the caller saw; 0: nothing was saved yet. */
  readonly seen: number;
  /** Of the words shown beside what is turned on. */
  readonly textVersion: string;
  readonly sourceHash: string | null;
};

/** Saves everything on the screen. What is turned on is agreed to, and what is turned off is taken back, in the ledger of consents. */
export async function saveSettings(
  deps: SettingsDeps,
  member: Member,
  { wanted, seen, textVersion, sourceHash }: ToSave,
): Promise<Result<NotificationSettings, SaveRefusal>> {
  const unsound = unsoundField(wanted, deps.clock.now());
  if (unsound) return refused({ unsound });
  const address = await verifiedAddress(deps, member);
  const recipient = recipientOf(member);
  return changeMember<NotificationSettings, SaveRefusal>(deps.db, member, async (tx) => {
    const before = await settingsOf(tx, recipient);
    if (before.version !== seen) return refused("conflict");
    const changes = changedChoices(before.choices, wanted.choices);
    if (changes.some((change) => change.isOn && !isKnownText(purposeOf(change), textVersion))) return refused("unknown-text");
    const at = deps.clock.now();
    const pausedUntil = wanted.pausedUntil && wanted.pausedUntil > at ? wanted.pausedUntil : null;
    await writeSettings(tx, { ...wanted, recipient, pausedUntil, mail: mailNow(before, address), at });
    const said = { sub: member.sub, textVersion, sourceHash, channel: "web" } as const;
    for (const change of changes) {
      await writeChoice(tx, recipient, { ...change, at, by: "member" });
      await keepInLedger(deps, tx, change, said);
      if (!change.isOn) await closePages(tx, { recipient, ...endedBy(change, wanted.choices), at });
    }
    return ok(await settingsOf(tx, recipient));
  });
}

type Said = { readonly sub: string; readonly textVersion: string; readonly sourceHash: string | null; readonly channel: ConsentChannel };

/** Writes a choice into the ledger of consents, in the transaction that changes it. */
export async function keepInLedger(deps: Pick<ChangeDeps, "clock" | "randomBytes">, tx: Tx, change: Change, said: Said): Promise<void> {
  const purpose = purposeOf(change);
  if (change.isOn) await recordNoticeConsent(deps, tx, { ...said, purpose });
  else await withdrawNoticeConsent(tx, said.sub, purpose, deps.clock.now());
}

/** Another proved address begins anew, whatever became of the one of before. Undefined: nobody could be asked. */
function mailNow({ mail }: NotificationSettings, address: string | null | undefined): NotificationSettings["mail"] {
  if (address === undefined || address === mail.address) return mail;
  return address === null ? { address, state: "unverified" } : { address, state: "ok" };
}

/** Null: there is none that was proved. Undefined: nobody could be asked. */
async function verifiedAddress({ getUser }: Pick<SettingsDeps, "getUser">, member: Member): Promise<string | null | undefined> {
  const user = await getUser(member.accessToken);
  if (user === "unreached" || user === null) return undefined;
  const { email = null, email_verified } = user.attributes;
  return email_verified === "true" ? email : null;
}
