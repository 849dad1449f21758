import { z } from "zod";

const optional = z.string().trim().min(1).optional();

/** What is set of the channel of LINE. */
export const LINE_SETTINGS = {
  LINE_CHANNEL_SECRET: optional,
  LINE_CHANNEL_ACCESS_TOKEN: optional,
  LINE_BOT_USER_ID: z
    .string()
    .regex(/^U[0-9a-f]{32}$/, "must be U and 32 hexadecimal digits")
    .optional(),
  LINE_BASIC_ID: z
    .string()
    .regex(/^@[\w.-]{2,30}$/, "must look like @machinone")
    .optional(),
  LINE_LIFF_ID: z
    .string()
    .regex(/^\d{10}-\w{8}$/, "must look like 1234567890-AbcdEfgh")
    .optional(),
  LINE_LOGIN_CHANNEL_ID: z
    .string()
    .regex(/^\d{10}$/, "must be 10 digits")
    .optional(),
  LINE_MONTHLY_LIMIT: z.coerce.number().int().min(0).max(10_000_000).default(200),
} as const;

export type LineSettings = Readonly<{
  secret: string;
  accessToken: string;
  botUserId: string;
  basicId: string;
  /** Of the pages that open inside LINE, and the channel that proves who opens them; null: there are none. */
  liffId: string | null;
  loginChannelId: string | null;
}>;

type Settings = z.infer<z.ZodObject<typeof LINE_SETTINGS>>;

/** What is missing: a page inside LINE asks who opens it. */
export function lineFaults({ LINE_LIFF_ID: liff, LINE_LOGIN_CHANNEL_ID: login }: Settings): string[] {
  return liff !== undefined && login === undefined ? ["LINE_LIFF_ID needs LINE_LOGIN_CHANNEL_ID"] : [];
}

/** Whole or not at all. */
export function lineOf(settings: Settings): LineSettings | null {
  const { LINE_CHANNEL_SECRET: secret, LINE_CHANNEL_ACCESS_TOKEN: accessToken, LINE_BOT_USER_ID: botUserId } = settings;
  const { LINE_BASIC_ID: basicId, LINE_LIFF_ID: liffId = null, LINE_LOGIN_CHANNEL_ID: loginChannelId = null } = settings;
  if (secret === undefined || accessToken === undefined || botUserId === undefined || basicId === undefined) return null;
  return { secret, accessToken, botUserId, basicId, liffId, loginChannelId };
}
