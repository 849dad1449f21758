import type { MailReport } from "./types.ts";

type SendGridEvent = { readonly event?: unknown; readonly type?: unknown; readonly email?: unknown; readonly sg_event_id?: unknown };

const MOST_EVENTS = 1000;

/** Bounces and complaints of SendGrid's events; what else happened to a mail is nothing to us. Null: these are no events. */
export function readSendGrid(body: string): MailReport[] | null {
  let events: unknown;
  try {
    events = JSON.parse(body);
  } catch {
    return null;
  }
  if (!Array.isArray(events) || events.length > MOST_EVENTS) return null;
  return events.flatMap((event: SendGridEvent | null): MailReport[] => {
    const what = event && whatOf(event);
    const { email, sg_event_id: id } = event ?? {};
    if (!what || typeof email !== "string" || typeof id !== "string" || email.length > 320) return [];
    return [{ id, address: email.toLowerCase(), what }];
  });
}

/** `blocked`: the mail was refused for what it is or whence it came; the mailbox may well be there. */
function whatOf({ event, type }: SendGridEvent): MailReport["what"] | null {
  if (event === "spamreport") return "complaint";
  if (event !== "bounce") return null;
  return type === "blocked" ? "soft" : "hard";
}
