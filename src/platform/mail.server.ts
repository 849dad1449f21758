import { createTransport } from "nodemailer";
import type { Log } from "./log.server.ts";
import { limited } from "./log-limit.ts";

/** A mail to one person. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** The same at every try, so that a mail that came through twice is known for one. Without it the carrier makes one. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Hands a mail over. False: the service that carries it could not be reached, or did not take it now; `refused`: it takes none for this address. */
export type SendMail = (mail: Mail) => Promise<boolean | "refused">;

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly log: Pick<Log, "warn" | "error">;
};

export type SmtpCarrier = { readonly send: SendMail; readonly close: () => void };

const CONNECTIONS = 4;
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Hands mails to a mail server, over a few connections that stay open. Nothing travels in the clear, except within this machine. */
export function smtpCarrier({ smtpUrl, from, log }: SmtpSettings): SmtpCarrier {
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
    send: async ({ to, headers = {}, ...mail }) => {
      try {
        // As an object: in a text, a comma would add a recipient.
        await transport.sendMail({ ...mail, from, to: { name: "", address: to }, headers: { ...headers } });
        return true;
      } catch (error) {
        const reason = smtpReason(error);
        limited(log).warn(`mail: ${reason}`, { reason }, "a mail could not be handed over");
        return isAddressRefused(error) ? "refused" : false;
      }
    },
    close: () => transport.close(),
  };
}

/** No such mailbox, or not for us (550, 551, 553 for the recipient); a full one (552) and whatever is 4xx may take it later. */
function isAddressRefused(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return code === "EENVELOPE" && [550, 551, 553].some((refusal) => refusal === responseCode);
}

/** The text of an SMTP error repeats the address: only its codes are logged. */
function smtpReason(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}
