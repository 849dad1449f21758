import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { ROW_FAULT_WORDS } from "#domain/listings/feed/fault-words.ts";
import {
  FEED_RUN_STATES,
  type FeedChange,
  type FeedRefusal,
  type FeedRejection,
  type FeedRun,
  ROW_FAULT_REASONS,
} from "#domain/listings/feed/types.ts";

const REFUSALS = [
  ...([
    "company-unknown",
    "company-not-live",
    "empty",
    "unknown-layout",
    "binary",
    "undecodable",
    "malformed",
    "too-large",
    "no-usable-row",
  ] as const),
] as const satisfies readonly FeedRefusal[];
const CHANGES = [
  ...(["added", "changed", "price-changed", "suspended", "refused", "returned", "applied", "sold", "missing", "kept-sold"] as const),
] as const satisfies readonly FeedChange["change"][];

const count = z.int().min(0);

export const feedRunSchema = z
  .object({
    id: z.int(),
    fileName: z.string(),
    isFull: z.boolean(),
    state: z.enum(FEED_RUN_STATES),
    refusal: orNull(z.enum(REFUSALS)),
    counts: z.object({
      ...{ read: count, added: count, changed: count, unchanged: count, rejected: count, suspended: count, missing: count },
      ...{ buildingsAdded: count, buildingsDoubtful: count },
    }),
    rejectedFor: z
      .array(z.object({ reason: z.enum(ROW_FAULT_REASONS), count }))
      .readonly()
      .openapi({ description: "取り込まなかった行の理由ごとの数。一つずつの記録は、はじめの1,000件です" }),
    changes: z
      .array(
        z.object({
          reference: z.string(),
          title: z.string(),
          change: z.enum(CHANGES),
          before: z.int().nullable(),
          after: z.int().nullable(),
        }),
      )
      .readonly(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime(),
  })
  .openapi("FeedRun");

export const feedRunsSchema = z.object({ items: z.array(feedRunSchema).readonly() }).openapi("FeedRuns");

const rejectionSchema = z
  .object({
    line: z.int().openapi({ description: "表計算ソフトの行の番号(見出しが1)。JSON では何件目か" }),
    reference: z.string().nullable(),
    field: z.string().openapi({ description: "列の見出し。行全体のときは空" }),
    reason: z.enum(ROW_FAULT_REASONS),
    words: z.string(),
    found: z.string(),
  })
  .openapi("FeedRejection");

/** A run with every row that was not taken in. */
export const feedReportSchema = z.object({ run: feedRunSchema, rejections: z.array(rejectionSchema).readonly() }).openapi("FeedReport");

export function presentRun({ companyId: _, actor: __, startedAt, finishedAt, ...run }: FeedRun): z.infer<typeof feedRunSchema> {
  return { ...run, startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() };
}

export function presentReport(run: FeedRun, rejections: readonly FeedRejection[]): z.infer<typeof feedReportSchema> {
  const told = rejections.map((one) => ({ ...one, words: ROW_FAULT_WORDS[one.reason] }));
  return { run: presentRun(run), rejections: told };
}

export const sentPhotoSchema = z.object({ isAdded: z.boolean() }).openapi("SentPhoto");
