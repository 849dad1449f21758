import { sql } from "kysely";
import { auditStep, hashOf } from "#domain/notifications/core/audit-store.server.ts";
import { lineLinkOf } from "#domain/notifications/line/line-link.server.ts";
import { addressState } from "#domain/notifications/suppression/suppression-store.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type Change, type TopicChannel, usualSettings, type WantedSettings } from "./rules.ts";
import type { Channel, MailState, NotificationSettings, Topic } from "./types.ts";

type SettingRow = {
  readonly digestHour: number;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly capPerDay: number;
  readonly pausedUntil: Date | null;
  readonly mailAddress: string | null;
  readonly mailState: MailState;
  readonly version: number;
  readonly isOn: readonly `${Topic} ${Channel}`[];
};

/** Everything somebody has chosen; who has chosen nothing has the usual settings. */
export async function settingsOf(db: Db | Tx, recipient: string): Promise<NotificationSettings> {
  const { rows } = await sql<SettingRow>`
    select digest_hour as "digestHour", quiet_from as "quietFrom", quiet_to as "quietTo", cap_per_day as "capPerDay",
      paused_until as "pausedUntil", mail_address as "mailAddress", mail_state as "mailState", version,
      array(select topic || ' ' || channel from notification_choice c where c.recipient = s.recipient and is_on) as "isOn"
    from notification_setting s where recipient = ${recipient}`.execute(db);
  const { state: line } = await lineLinkOf(db, recipient);
  const usual = { ...usualSettings(recipient), line };
  const [row] = rows;
  if (!row) return usual;
  // What became of mails to an address is known of the address, whoever has it.
  const known = row.mailAddress === null ? "allowed" : await addressState(db, row.mailAddress);
  return settingsFrom({ ...row, mailState: known === "allowed" ? row.mailState : known }, usual);
}

function settingsFrom(row: SettingRow, { recipient, line }: NotificationSettings): NotificationSettings {
  const of = (topic: Topic) => ({ mail: row.isOn.includes(`${topic} mail`), line: row.isOn.includes(`${topic} line`) });
  const { quietFrom, quietTo, digestHour, capPerDay, pausedUntil, version } = row;
  return {
    recipient,
    choices: {
      recommendation: of("recommendation"),
      kyugake: of("kyugake"),
      "price-change": of("price-change"),
      offer: of("offer"),
      "asset-value": of("asset-value"),
    },
    quiet: quietFrom === null || quietTo === null ? null : { fromMinutes: quietFrom, toMinutes: quietTo },
    mail: { address: row.mailAddress, state: row.mailState },
    ...{ line, digestHour, capPerDay, pausedUntil, version },
  };
}

type Saved = Omit<WantedSettings, "choices"> & Pick<NotificationSettings, "recipient" | "mail"> & { readonly at: Date };

/** Writes all but the choices, as the next version. */
export async function writeSettings(tx: Tx, { recipient, digestHour, quiet, capPerDay, pausedUntil, mail, at }: Saved): Promise<void> {
  await auditProof(tx, { recipient, mail, at });
  await sql`
    insert into notification_setting as s
      (recipient, digest_hour, quiet_from, quiet_to, cap_per_day, paused_until, mail_address, mail_state, version, updated_at)
    values (${recipient}, ${digestHour}, ${quiet?.fromMinutes ?? null}, ${quiet?.toMinutes ?? null}, ${capPerDay}, ${pausedUntil},
      ${mail.address}, ${stateOf(mail)}, 1, ${at})
    on conflict (recipient) do update set digest_hour = excluded.digest_hour, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      cap_per_day = excluded.cap_per_day, paused_until = excluded.paused_until, mail_address = excluded.mail_address,
      mail_state = excluded.mail_state, version = s.version + 1, updated_at = excluded.updated_at`.execute(tx);
}

/** As it is kept: a proved address is good until its mails say otherwise. */
function stateOf({ address }: NotificationSettings["mail"]): MailState {
  return address === null ? "unverified" : "ok";
}

/** A row in the audit table where an address becomes proved, or is one no more: by a hash, and not by the person. */
async function auditProof(tx: Tx, { recipient, mail, at }: Pick<Saved, "recipient" | "mail" | "at">): Promise<void> {
  const { rows } = await sql<{ state: MailState }>`
    select mail_state as state from notification_setting where recipient = ${recipient} for update`.execute(tx);
  const from = rows[0]?.state ?? "unverified";
  await auditStep(tx, { entity: "notification_mail", id: hashOf(recipient), from, to: stateOf(mail), actor: "person", at });
}

export async function writeMail(tx: Tx, recipient: string, mail: NotificationSettings["mail"], at: Date): Promise<void> {
  await auditProof(tx, { recipient, mail, at });
  await sql`
    update notification_setting set mail_address = ${mail.address}, mail_state = ${stateOf(mail)}, updated_at = ${at}
    where recipient = ${recipient}`.execute(tx);
}

export async function nextVersion(tx: Tx, recipient: string, at: Date): Promise<void> {
  await sql`update notification_setting set version = version + 1, updated_at = ${at} where recipient = ${recipient}`.execute(tx);
}

/** Who turned something on or off: themselves on a screen, whoever holds a link of one of their mails, or the site after a complaint about one. */
export type ChangedBy = "member" | "stop-link" | "complaint";

export async function writeChoice(
  tx: Tx,
  recipient: string,
  { topic, channel, isOn, at, by }: Change & { readonly at: Date; readonly by: ChangedBy },
): Promise<void> {
  await sql`
    insert into notification_choice (recipient, topic, channel, is_on, changed_at, changed_by)
    values (${recipient}, ${topic}, ${channel}, ${isOn}, ${at}, ${by})
    on conflict (recipient, topic, channel)
    do update set is_on = excluded.is_on, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx);
}

/** Whether somebody ever turned a topic on or off, or had it turned. */
export async function hasChosen(tx: Tx, recipient: string, topic: Topic): Promise<boolean> {
  const { rows } = await sql`select from notification_choice where recipient = ${recipient} and topic = ${topic} limit 1`.execute(tx);
  return rows.length > 0;
}

/** What a link stopped since then and nobody has chosen anew. */
export async function stoppedByLink(db: Db | Tx, recipient: string, since: Date): Promise<TopicChannel[]> {
  const { rows } = await sql<TopicChannel>`
    select topic, channel from notification_choice
    where recipient = ${recipient} and not is_on and changed_by = 'stop-link' and changed_at > ${since}
    order by topic, channel`.execute(db);
  return rows;
}

/** With the choices. */
export async function deleteSettings(tx: Tx, recipient: string): Promise<void> {
  await sql`delete from notification_setting where recipient = ${recipient}`.execute(tx);
}
