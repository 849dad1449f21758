import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { hours, type Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

/** A page in a frame may stay open for a working day. */
export const VISIT_LASTS: Milliseconds = hours(12);

/** Where the checker was opened: by which key, on which host. */
export type WidgetVisit = { readonly key: string; readonly host: string | null };

/** Proofs that a page was given out by us, on a host that its key allows: what another page cannot read, though it knows the key. */
export type WidgetVisits = {
  readonly open: (visit: WidgetVisit) => string;
  /** Null: not ours, or over. */
  readonly read: (token: string) => WidgetVisit | null;
};

const MOST_LETTERS = 1000;
const visitSchema = z.object({ key: z.string(), host: z.string().nullable(), until: z.number() });

/** By the keys of the identity service, newest first, of which each makes one for this alone. */
export function widgetVisits(masterKeys: readonly Buffer[], clock: Clock): WidgetVisits {
  const keys = masterKeys.map((key) => Buffer.from(hkdfSync("sha256", key, "", "widget-visit", 32)));
  const [newest] = keys;
  if (newest === undefined) throw new Error("there is no key to sign visits with");
  return {
    open: (visit) => {
      const text = Buffer.from(JSON.stringify({ ...visit, until: clock.now().getTime() + VISIT_LASTS })).toString("base64url");
      return `${text}.${macOf(newest, text).toString("base64url")}`;
    },
    read: (token) => {
      const [text = "", mac = ""] = token.length > MOST_LETTERS ? [] : token.split(".");
      const given = Buffer.from(mac, "base64url");
      if (!keys.some((key) => isSame(macOf(key, text), given))) return null;
      const { until, ...visit } = visitSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
      return until > clock.now().getTime() ? visit : null;
    },
  };
}

function macOf(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
