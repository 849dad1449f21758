import type { Readable } from "node:stream";
import { createTransport, type Transporter } from "nodemailer";
import type { Log } from "./log.server.ts";
import { limited } from "./log-limit.ts";
import { type DkimKey, officeSelector, SIGNED_HEADERS } from "./mail-domain/dkim-key.server.ts";

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
  readonly attachments?: readonly MailAttachment[];
  /**
   * An office that writes under its own name: from an address of its own where its domain lets us write from there; else, and where nothing is signed, from the
   * one that all mails come from.
   */
  readonly from?: { readonly name: string } | OfficeAddress;
  readonly replyTo?: MailAddress;
};

/** A small text that goes with a mail. `contentType`: with its parameters, as `text/calendar; charset=utf-8; method=PUBLISH`. */
export type MailAttachment = { readonly filename: string; readonly content: string; readonly contentType: string };

/** `office`: the name under which its domain publishes our key. */
type OfficeAddress = MailAddress & { readonly office: string };
type MailAddress = { readonly name: string; readonly address: string };

/**
 * Hands a mail over. False: the service that carries it could not be reached, or did not take it now; `refused`: it takes none for this address; `unclear`:
 * it had the whole mail, and the connection was lost before it said whether it took it.
 */
export type SendMail = (mail: Mail) => Promise<boolean | "refused" | "unclear">;

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS. */
  readonly smtpUrl: string;
  readonly from: MailAddress;
  /** Signs what goes out from its domain; null: the mail server does, or nobody. */
  readonly dkim?: DkimKey | null;
  /** Where servers report what they could not deliver; else who the mail is from. */
  readonly bounceTo?: string | null;
  readonly log: Pick<Log, "warn" | "error">;
};

export type SmtpCarrier = { readonly send: SendMail; readonly close: () => void };

/** What a mail is sent from once its server asks for it; read to its end, the server has all of it. */
type Reading = { stream: Readable | null };

const CONNECTIONS = 4;
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Hands mails to a mail server, over a few connections that stay open. Nothing travels in the clear, except within this machine. */
export function smtpCarrier(settings: SmtpSettings): SmtpCarrier {
  const { smtpUrl, log } = settings;
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
  watchReading(transport);
  return {
    send: async ({ to, headers = {}, attachments = [], ...mail }) => {
      const reading: Reading = { stream: null };
      try {
        // As an object, in the envelope too: in a text, a comma would add a recipient.
        const recipient = { name: "", address: to };
        const message = {
          ...mail,
          ...sentBy(mail.from, recipient, settings),
          reading,
          to: recipient,
          headers: { ...headers },
          attachments: [...attachments],
        };
        await transport.sendMail(message);
        return true;
      } catch (error) {
        const reason = smtpReason(error);
        limited(log).warn(`mail: ${reason}`, { reason }, "a mail could not be handed over");
        if (isAddressRefused(error)) return "refused";
        return isUnanswered(error) && reading.stream?.readableEnded ? "unclear" : false;
      }
    },
    close: () => transport.close(),
  };
}

/** Who a mail is from, where it goes back to, and by whom it is signed. */
function sentBy(given: Mail["from"], to: MailAddress, { from, dkim = null, bounceTo = null }: SmtpSettings) {
  const name = given?.name ?? from.name;
  if (dkim !== null && given !== undefined && "address" in given) {
    const { address, office } = given;
    const key = { ...dkim, domain: domainOf(address), selector: officeSelector(dkim, office) };
    // SPF is asked of the domain that mails go back to.
    return { from: { name, address }, envelope: { from: address, to: [to] }, dkim: signing(key) };
  }
  const returnPath = bounceTo === null ? {} : { envelope: { from: bounceTo, to: [to] } };
  const signed = dkim && domainOf(from.address) === dkim.domain ? { dkim: signing(dkim) } : {};
  return { from: { name, address: from.address }, ...returnPath, ...signed };
}

/** Remembers beside each mail the stream it is sent from. */
function watchReading(transport: Transporter): void {
  transport.use("stream", (mail, done) => {
    const { reading } = mail.data as { readonly reading?: Reading };
    const read = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = (options) => {
      const stream = read(options);
      if (reading) reading.stream = stream;
      return stream;
    };
    done();
  });
}

function isUnanswered(error: unknown): boolean {
  return (error as { readonly responseCode?: unknown }).responseCode === undefined;
}

/** The part behind the @, in small letters. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

function signing({ domain, selector, key }: DkimKey) {
  // The signer takes the key that was read; its types know texts alone.
  return { domainName: domain, keySelector: selector, privateKey: key as typeof key & string, headerFieldNames: SIGNED_HEADERS };
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
