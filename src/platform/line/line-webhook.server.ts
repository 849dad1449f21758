import { validateSignature } from "@line/bot-sdk";
import { z } from "zod";
import type { LineChannel } from "./types.ts";

const eventSchema = z.looseObject({
  type: z.string().max(40),
  mode: z.string(),
  timestamp: z.number().int().nonnegative(),
  webhookEventId: z.string().min(1).max(64),
  source: z.looseObject({ type: z.string(), userId: z.string().max(64).optional() }).optional(),
  replyToken: z.string().max(200).optional(),
});
const webhookSchema = z.object({ destination: z.string(), events: z.array(eventSchema).max(1000) });

/** One event as it came: what is beside these fields belongs to its type. */
export type LineEvent = z.infer<typeof eventSchema>;

export type ReadWebhook =
  | { readonly ok: true; readonly events: readonly LineEvent[] }
  | { readonly ok: false; readonly reason: "signature" | "form" | "destination" };

/**
 * The events of a webhook that LINE signed for this channel. The signature is of the bytes as they came: `🤨` written as `\uD83E\uDD28` is another
 * text once it is read and written again.
 */
export function readLineWebhook(
  { secret, botUserId }: Pick<LineChannel, "secret" | "botUserId">,
  bytes: Uint8Array,
  signature: string | undefined,
): ReadWebhook {
  if (signature === undefined || !validateSignature(Buffer.from(bytes), secret, signature)) return { ok: false, reason: "signature" };
  const read = webhookSchema.safeParse(parsed(bytes));
  if (!read.success) return { ok: false, reason: "form" };
  if (read.data.destination !== botUserId) return { ok: false, reason: "destination" };
  // Another channel module answers for those on standby.
  return { ok: true, events: read.data.events.filter(({ mode }) => mode === "active") };
}

/** What somebody typed may hold half a character or a NUL, which the database does not take: one such message would keep the events of everybody from being kept. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\uFFFD") : value;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), storable);
  } catch {
    return null;
  }
}
