import type { IdentityService } from "#domain/identity/index.server.ts";
import { areHomesEstimated } from "#domain/kyugake/index.server.ts";
import { currentText } from "#domain/members/purposes.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { readSettings, saveSettings } from "#domain/notifications/index.server.ts";
import { purposeOf, usualSettings } from "#domain/notifications/settings/rules.ts";
import { holdsImports } from "#domain/properties/index.server.ts";
import { makeDigest } from "#domain/recommendation/index.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { sampleMember } from "./sample-member.server.ts";

const NAME = "sample-digest";
const CRON = "* * * * *";

/** Sends the sample member a first list of homes as soon as they are estimated: `/_outbox` shows what members get. */
export async function sendSampleDigest(jobs: Pick<Jobs, "work" | "schedule">, service: IdentityService): Promise<void> {
  await jobs.work(NAME, () => seedDigest(service));
  await jobs.schedule(NAME, CRON);
}

/** Has the sample member with data want recommendations by mail, and makes the first. Once: whoever has chosen anything already is left alone. */
export async function seedDigest(service: IdentityService): Promise<void> {
  const { db, clock } = service;
  const found = (await holdsImports(db)) || !(await areHomesEstimated(db)) ? null : await sampleMember(service);
  if (found === null) return;
  const { member, email } = found;
  const recipient = recipientOf(member);
  if ((await readSettings(db, recipient)).version > 0) return;
  const { choices, ...usual } = usualSettings(recipient);
  const hourInJapan = new Date(clock.now().getTime() + hours(9)).getUTCHours();
  const getUser = async () => ({ username: member.username, sub: member.sub, attributes: { email, email_verified: "true" } });
  const saved = await saveSettings({ ...service, getUser }, member, {
    wanted: { ...usual, digestHour: hourInJapan, quiet: null, choices: { ...choices, recommendation: { mail: true, line: false } } },
    ...{ seen: 0, sourceHash: null, textVersion: currentText(purposeOf({ topic: "recommendation", channel: "mail" })).version },
  });
  if (saved.ok) await makeDigest(service, recipient);
}
