import { z } from "zod";

const optional = z.string().trim().min(1).optional();

/** Settings of the sending of mails, beside where they go out and from whom. */
export const MAIL_SETTINGS = {
  MAIL_BOUNCE_TO: z.email().optional(),
  MAIL_DKIM_KEY: optional,
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, "must be a name as it stands before ._domainkey")
    .optional(),
  MAIL_SPF_INCLUDE: z
    .string()
    .regex(/^([a-z0-9_]([a-z0-9_-]*[a-z0-9])?\.)+[a-z]{2,63}$/i, "must be a domain as it stands behind include:")
    .optional(),
  MAIL_SES_TOPICS: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (arns) => arns.every((arn) => /^arn:aws(-cn)?:sns:[a-z0-9-]+:\d{12}:[\w-]+$/.test(arn)),
      "must be ARNs of SNS topics with commas between them",
    )
    .optional(),
  MAIL_SENDGRID_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]+=*$/, "must be the verification key of the signed event webhook")
    .optional(),
  MAIL_DSN_SECRET: z.string().min(32, "must have 32 characters at least (openssl rand -hex 32)").optional(),
};

type Settings = z.infer<z.ZodObject<typeof MAIL_SETTINGS>> & { readonly MAIL_FROM?: string | undefined };

export type MailSettings = Readonly<{
  /** Where servers report what they could not deliver; null: to MAIL_FROM. */
  bounceTo: string | null;
  /** A PEM text or the path of a file, its selector, and the domain of MAIL_FROM; null: mails leave unsigned. */
  dkim: Readonly<{ key: string; selector: string; domain: string }> | null;
  /** What the SPF of an office's own domain must include for its mails to go out from there; null: none do. */
  spfInclude: string | null;
  /** Topics whose reports are believed, and which may be subscribed to. */
  sesTopics: readonly string[];
  /** The public key of SendGrid's reports. */
  sendgridKey: string | null;
  /** What a mail server says that hands over reports by mail. */
  dsnSecret: string | null;
}>;

export function mailOf(settings: Settings): MailSettings {
  const { MAIL_DKIM_KEY: key, MAIL_DKIM_SELECTOR: selector, MAIL_FROM: from } = settings;
  const domain = from?.split("@").at(-1)?.toLowerCase();
  return {
    bounceTo: settings.MAIL_BOUNCE_TO ?? null,
    dkim: key && selector && domain ? { key, selector, domain } : null,
    spfInclude: settings.MAIL_SPF_INCLUDE?.toLowerCase() ?? null,
    sesTopics: settings.MAIL_SES_TOPICS ?? [],
    sendgridKey: settings.MAIL_SENDGRID_KEY ?? null,
    dsnSecret: settings.MAIL_DSN_SECRET ?? null,
  };
}

/** What of them goes not together, one sentence each. */
export function mailFaults({ MAIL_DKIM_KEY, MAIL_DKIM_SELECTOR, MAIL_FROM }: Settings): string[] {
  if (MAIL_DKIM_KEY === undefined && MAIL_DKIM_SELECTOR === undefined) return [];
  return MAIL_DKIM_KEY && MAIL_DKIM_SELECTOR && MAIL_FROM ? [] : ["MAIL_DKIM_KEY, MAIL_DKIM_SELECTOR and MAIL_FROM go together"];
}
