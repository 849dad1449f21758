import type { Member } from "#domain/members/core/types.ts";
import { currentText } from "#domain/members/purposes.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { type SettingsDeps, saveSettings } from "#domain/notifications/index.server.ts";
import { purposeOf, usualSettings } from "#domain/notifications/settings/rules.ts";
import { makeDigest } from "#domain/recommendation/index.server.ts";
import { hours } from "#kernel/duration.ts";

/** Has the sample member want recommendations by mail, and makes the first: `/_outbox` shows what members get. To be called once. */
export async function seedDigest(deps: Omit<SettingsDeps, "getUser">, member: Member, email: string): Promise<void> {
  const recipient = recipientOf(member);
  const { choices, ...usual } = usualSettings(recipient);
  const hourInJapan = new Date(deps.clock.now().getTime() + hours(9)).getUTCHours();
  const getUser = async () => ({ username: member.username, sub: member.sub, attributes: { email, email_verified: "true" } });
  const saved = await saveSettings({ ...deps, getUser }, member, {
    wanted: { ...usual, digestHour: hourInJapan, quiet: null, choices: { ...choices, recommendation: { mail: true, line: false } } },
    ...{ seen: 0, sourceHash: null, textVersion: currentText(purposeOf({ topic: "recommendation", channel: "mail" })).version },
  });
  if (saved.ok) await makeDigest(deps, recipient);
}
