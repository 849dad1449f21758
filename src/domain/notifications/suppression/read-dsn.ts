import type { MailReport } from "./types.ts";

type Dsn = {
  readonly reports: readonly MailReport[];
  /** The mail that it is about, from the id that we gave it; null: it is none of ours. */
  readonly mail: { readonly id: number; readonly mark: string } | null;
};

const MOST_RECIPIENTS = 20;

/** A report of a mail server by mail (RFC 3464): whom it could not reach, and with which mail. */
export function readDsn(raw: string): Dsn {
  const text = raw.replaceAll("\r\n", "\n");
  const [, id = "", mark = ""] =
    /^Message-ID:\s*<mail-(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>\s]+>/im.exec(returned(text)) ?? [];
  if (id === "") return { reports: [], mail: null };
  const reports = statusGroups(text).flatMap((group) => reportOf(group, id));
  return { reports: reports.slice(0, MOST_RECIPIENTS), mail: { id: Number(id), mark } };
}

/** What came back of our mail: its part, or what follows the report. */
function returned(text: string): string {
  const at = text.search(/^Content-Type:\s*(message\/rfc822|text\/rfc822-headers|message\/global)/im);
  return at < 0 ? "" : text.slice(at);
}

/** The fields of each recipient in the part `message/delivery-status`. */
function statusGroups(text: string): string[] {
  const at = text.search(/^Content-Type:\s*message\/(global-)?delivery-status/im);
  if (at < 0) return [];
  const part = text.slice(at);
  const body = part.slice(part.indexOf("\n\n") + 2);
  const end = body.search(/^--/m);
  const groups = (end < 0 ? body : body.slice(0, end)).split(/\n{2,}/);
  // Long fields go on in lines that begin with a space.
  return groups.map((group) => group.replace(/\n[ \t]+/g, " ")).filter((group) => /^Final-Recipient:/im.test(group));
}

function reportOf(group: string, mail: string): MailReport[] {
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(group)?.[1]?.trim() ?? "";
  // Where a mailbox was forwarded, the first one is the one that we wrote to.
  const named = field("Original-Recipient") || field("Final-Recipient");
  const address = named
    .slice(named.indexOf(";") + 1)
    .trim()
    .replace(/^<|>$/g, "")
    .toLowerCase();
  if (field("Action").toLowerCase() !== "failed" || !address.includes("@") || address.length > 320) return [];
  return [{ id: `${mail}/${address}`, address, what: isGone(field("Status"), field("Diagnostic-Code")) ? "hard" : "soft" }];
}

/** RFC 3463: 5.1.x is about the address, 5.2.1 a mailbox that takes none. A full one (5.2.2) or a policy (5.7.x) may take the next mail. */
function isGone(status: string, diagnostic: string): boolean {
  return /^5\.(1\.(0|1|2|3|6|10)|2\.1)\b/.test(status) || (/^5\.0\.0\b/.test(status) && /\b55[013]\b/.test(diagnostic));
}
