import { createTransport } from "nodemailer";
import type { SendMessage } from "#domain/identity/messages/messages.ts";
import type { Log } from "#platform/log.server.ts";

export type MailSenderOptions = {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly log: Pick<Log, "warn">;
};

export type MailSender = { readonly send: SendMessage; readonly close: () => void };

const CONNECTIONS = 4;
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Hands messages to a mail server, over a few connections that stay open. A code never travels in the clear, except within this machine. */
export function createMailSender({ smtpUrl, from, log }: MailSenderOptions): MailSender {
  const { protocol, hostname } = new URL(smtpUrl);
  const requireTLS = protocol === "smtp:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  return {
    send: async ({ to, subject, body }) => {
      try {
        // As an object: in a text, a comma would add a recipient.
        await transport.sendMail({ from, to: { name: "", address: to }, subject: subject ?? "", text: body });
        return true;
      } catch (error) {
        log.warn({ reason: smtpReason(error) }, "a mail could not be handed over");
        return false;
      }
    },
    close: () => transport.close(),
  };
}

/** The text of an SMTP error repeats the address: only its codes are logged. */
function smtpReason(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}
