import type { MailReport } from "./types.ts";

type Recipient = { readonly emailAddress?: unknown };
type Told = {
  readonly bounceType?: unknown;
  readonly bouncedRecipients?: unknown;
  readonly complainedRecipients?: unknown;
  readonly feedbackId?: unknown;
};

const MOST_RECIPIENTS = 50;

/** Bounces and complaints of a message of SES, as SNS carries it: of notifications and of published events alike. Anything else is none. */
export function readSes(message: string): MailReport[] {
  const said = parsed(message);
  const kind = String(said.notificationType ?? said.eventType ?? "");
  if (kind === "Complaint") return reportsOf(said.complaint, "complainedRecipients", () => "complaint");
  if (kind === "Bounce")
    return reportsOf(said.bounce, "bouncedRecipients", ({ bounceType }) => (bounceType === "Permanent" ? "hard" : "soft"));
  return [];
}

function reportsOf(
  told: unknown,
  list: "bouncedRecipients" | "complainedRecipients",
  what: (told: Told) => MailReport["what"],
): MailReport[] {
  if (typeof told !== "object" || told === null) return [];
  const about: Told = told;
  const recipients = about[list];
  if (!Array.isArray(recipients) || typeof about.feedbackId !== "string") return [];
  return recipients.slice(0, MOST_RECIPIENTS).flatMap(({ emailAddress }: Recipient) =>
    // SES writes `Name <address>` where the mail was addressed so.
    typeof emailAddress === "string" && emailAddress.length <= 320
      ? [{ id: `${about.feedbackId}/${bare(emailAddress)}`, address: bare(emailAddress), what: what(about) }]
      : [],
  );
}

function bare(address: string): string {
  return (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
