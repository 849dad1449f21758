import type { SendMessage } from "#domain/identity/core/messages.ts";
import { type SmtpSettings, smtpCarrier } from "#platform/mail.server.ts";

export type MailSender = { readonly send: SendMessage; readonly close: () => void };

/** Hands messages to a mail server. */
export function createMailSender(settings: SmtpSettings): MailSender {
  const { send, close } = smtpCarrier(settings);
  return {
    send: async ({ to, subject, body, html }) =>
      (await send({ to, subject: subject ?? "", text: body, ...(html === undefined ? {} : { html }) })) === true,
    close,
  };
}
