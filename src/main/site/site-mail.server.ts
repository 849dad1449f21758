import { apiAccessMails } from "#domain/api-access/index.server.ts";
import { assetMails } from "#domain/assets/index.server.ts";
import { companyMails } from "#domain/companies/index.server.ts";
import { CONNECTION_MAILS } from "#domain/connections/index.server.ts";
import { consultationMails } from "#domain/consultations/index.server.ts";
import { createOutboxSender } from "#domain/identity/index.server.ts";
import { leadMails } from "#domain/leads/index.server.ts";
import { letterMails } from "#domain/letters/index.server.ts";
import type { RegisteredMail } from "#domain/notifications/index.server.ts";
import { offerMails } from "#domain/offers/index.server.ts";
import { QUERY_MAILS } from "#domain/queries/index.server.ts";
import { deliveryMails, morningMails, visitMails } from "#domain/recommendation/index.server.ts";
import { riskMails } from "#domain/risk/index.server.ts";
import { tenantMails } from "#domain/tenants/index.server.ts";
import { WEBHOOK_MAILS } from "#domain/webhooks/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { type SendMail, type SmtpSettings, smtpCarrier } from "#platform/mail.server.ts";
import { readDkimKey } from "#platform/mail-domain/dkim-key.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Every kind of mail that a domain of the site may put in the queue. */
export function siteMailKinds(deps: Parameters<typeof riskMails>[0] & Parameters<typeof consultationMails>[0]): readonly RegisteredMail[] {
  return [
    ...letterMails(deps),
    ...CONNECTION_MAILS,
    ...QUERY_MAILS,
    ...riskMails(deps),
    ...companyMails(deps),
    ...apiAccessMails(),
    ...deliveryMails(deps),
    ...tenantMails(deps),
    ...leadMails(deps),
    ...visitMails(deps),
    ...morningMails(deps),
    ...assetMails(deps),
    ...offerMails(deps),
    ...WEBHOOK_MAILS,
    ...consultationMails(deps),
  ];
}

/** Mails of the site go out by SMTP in production; in local mode they stay in the one outbox, beside those of the identity service. */
export function siteMail(
  { db, log }: Pick<Platform, "db" | "log">,
  config: Pick<Config, "mode" | "smtpUrl" | "mailFrom" | "operatorName" | "mail">,
  clock: Clock,
): { readonly send: SendMail; readonly close: () => void } {
  const { mode, smtpUrl, mailFrom, operatorName } = config;
  if (mode === "local") {
    const keep = createOutboxSender({ db, clock });
    return {
      send: ({ to, subject, text, messageId, headers = {}, from, replyTo, ...parts }) =>
        keep({
          ...{ medium: "EMAIL", to, username: null, subject, body: text, code: null, ...parts },
          headers: {
            From: `${from?.name ?? operatorName} <${(from && "address" in from ? from.address : mailFrom) ?? "no-reply@localhost"}>`,
            ...(replyTo === undefined ? {} : { "Reply-To": `${replyTo.name} <${replyTo.address}>` }),
            ...(messageId === undefined ? {} : { "Message-ID": messageId }),
            ...headers,
          },
        }),
      close: () => undefined,
    };
  }
  if (smtpUrl === null || mailFrom === null) throw new Error("production needs SMTP_URL and MAIL_FROM");
  return smtpCarrier(smtpSettings({ ...config, smtpUrl, mailFrom }, log));
}

/** How all mails go out, signed where there is a key. */
export function smtpSettings(
  {
    smtpUrl,
    mailFrom,
    operatorName,
    mail,
  }: Pick<Config, "operatorName" | "mail"> & { readonly smtpUrl: string; readonly mailFrom: string },
  log: SmtpSettings["log"],
): SmtpSettings {
  const dkim = mail.dkim === null ? null : readDkimKey(mail.dkim);
  return { smtpUrl, from: { name: operatorName, address: mailFrom }, log, dkim, bounceTo: mail.bounceTo };
}
