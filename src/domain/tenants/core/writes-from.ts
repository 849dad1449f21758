import type { MailSender } from "#kernel/message.ts";
import type { Tenant } from "./types.ts";

/** From where mails of an office go out while its domain allows it: its own address where that is of the domain; null: from ours. */
export function writesFrom({
  isMailReady,
  mailDomain,
  email,
}: Pick<Tenant, "isMailReady" | "mailDomain" | "email">): NonNullable<MailSender["writesFrom"]> | null {
  if (!isMailReady || mailDomain === null) return null;
  const isOfDomain = email.toLowerCase().endsWith(`@${mailDomain}`);
  return { address: isOfDomain ? email : `osusume@${mailDomain}`, replyTo: email };
}
