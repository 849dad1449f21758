import type { MailSender } from "#kernel/message.ts";
import type { Tenant } from "./types.ts";

type Office = Pick<Tenant, "key" | "isMailReady" | "mailDomain" | "email">;

/** From where mails of an office go out while its domain allows it: its own address where that is of the domain; null: from ours. */
export function writesFrom({ key, isMailReady, mailDomain, email }: Office): NonNullable<MailSender["writesFrom"]> | null {
  if (!isMailReady || mailDomain === null) return null;
  const isOfDomain = email.toLowerCase().endsWith(`@${mailDomain}`);
  return { office: key, address: isOfDomain ? email : `osusume@${mailDomain}`, replyTo: email };
}
