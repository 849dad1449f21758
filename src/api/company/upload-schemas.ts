import { z } from "@hono/zod-openapi";
import { FEED_RUN_STATES, type FeedChange, type FeedRefusal, ROW_FAULT_REASONS } from "#domain/listings/feed/types.ts";

const count = z.number().int();

const REFUSALS = [
  ...(["company-unknown", "company-not-live", "empty", "unknown-layout"] as const),
  ...(["binary", "undecodable", "malformed", "too-large", "no-usable-row"] as const),
] as const satisfies readonly FeedRefusal[];
const CHANGES = [
  ...(["added", "changed", "price-changed", "suspended", "refused", "returned"] as const),
  ...(["applied", "sold", "missing", "kept-sold"] as const),
] as const satisfies readonly FeedChange["change"][];

const head = {
  id: count,
  fileName: z.string(),
  /** All homes of the company; false: what it leaves out stays as it is. */
  isFull: z.boolean(),
  state: z.enum(FEED_RUN_STATES),
  refusal: z.enum(REFUSALS).nullable(),
  counts: z.object({
    ...{ read: count, added: count, changed: count, unchanged: count, rejected: count },
    ...{ suspended: count, missing: count, buildingsAdded: count, buildingsDoubtful: count },
  }),
  /** The most frequent first. */
  rejectedFor: z.array(z.object({ reason: z.enum(ROW_FAULT_REASONS), count })).readonly(),
  startedAt: z.string(),
  finishedAt: z.string(),
};

const feedRunHeadSchema = z.object(head).openapi("CompanyFeedRun");

const feedRunSchema = z
  .object({
    ...head,
    /** The first of them. */
    changes: z
      .array(
        z.object({
          reference: z.string(),
          title: z.string(),
          change: z.enum(CHANGES),
          before: z.number().nullable(),
          after: z.number().nullable(),
        }),
      )
      .readonly(),
  })
  .openapi("CompanyFeedRunInFull");

/** The newest of them, as many as somebody looks through. */
const MOST_RUNS = 50;

export const feedRunsQuerySchema = z.object({ limit: z.coerce.number().int().min(1).max(MOST_RUNS).default(MOST_RUNS) });

export const feedRunsSchema = z.object({ items: z.array(feedRunHeadSchema).readonly() }).openapi("CompanyFeedRuns");

export const uploadedRunSchema = z
  .object({
    run: feedRunSchema,
    /** Rows that were not taken in, the first five hundred. */
    rejections: z
      .array(
        z.object({
          line: count,
          field: z.string(),
          reason: z.enum(ROW_FAULT_REASONS),
          found: z.string(),
          reference: z.string().nullable(),
        }),
      )
      .readonly(),
  })
  .openapi("CompanyUploadedRun");

/** The first thousand of them, as the text of a file for a spreadsheet. */
export const rejectionsSchema = z.object({ csv: z.string() }).openapi("CompanyRejections");

const yesOrNo = z.enum(["yes", "no"]);

/** The bytes are read as they come in, whatever the document says of them. */
export const uploadFormSchema = z.object({
  file: z.instanceof(File).openapi({ type: "string", format: "binary" }),
  isFull: yesOrNo,
  isDry: yesOrNo,
});

export type FeedRunHeadBody = z.infer<typeof feedRunHeadSchema>;
export type FeedRunBody = z.infer<typeof feedRunSchema>;
export type UploadedRunBody = z.infer<typeof uploadedRunSchema>;
