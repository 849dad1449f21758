import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { CHANNELS, QUERY_STATES } from "#domain/queries/core/types.ts";
import { STEP_IDS } from "#domain/queries/flow/step-ids.ts";
import { QUERY_STEPS } from "#domain/queries/saved/query-states.ts";
import { queryAnswersSchema, wishSchema } from "./answer-schemas.ts";

const moment = z.iso.datetime();

export const savedQuerySchema = z
  .object({
    id: z.string(),
    state: z.enum(QUERY_STATES),
    /** 1, and one more with each change of the answers. */
    version: z.number().int(),
    /** The condition in one sentence. */
    words: z.string(),
    channels: z.array(z.enum(CHANNELS)).readonly(),
    /** All answers; those of branches that were left count for nothing. */
    answers: wishSchema,
    createdAt: moment,
    updatedAt: moment,
    /** When it ends, if nobody looks at it until then. */
    expiresAt: moment,
  })
  .openapi("SavedQuery");

export const savedQueriesSchema = z
  .object({
    items: z.array(savedQuerySchema).readonly(),
    /** How many are active or paused, and how many may be. */
    live: z.number().int(),
    most: z.number().int(),
  })
  .openapi("SavedQueries");

export const queryDetailSchema = z
  .object({
    query: savedQuerySchema,
    /** The newest first. */
    versions: z.array(z.object({ version: z.number().int(), words: z.string(), madeAt: moment })).readonly(),
  })
  .openapi("SavedQueryDetail");

/** When the account's draft was saved that the answers come from: it goes with the save, and another device's stays. Without it they come from none. */
const draftUpdatedAt = moment.nullable().optional();
export const queryInputSchema = z.strictObject({ answers: queryAnswersSchema, draftUpdatedAt }).openapi("SavedQueryInput");
export const queryChangeSchema = z
  .strictObject({ answers: queryAnswersSchema, updatedAt: moment, draftUpdatedAt })
  .openapi("SavedQueryChange");
export const queryStepSchema = z.strictObject({ step: z.enum(QUERY_STEPS), updatedAt: moment }).openapi("SavedQueryStep");

const stepId = z.enum(STEP_IDS);

const queryDraftSchema = z
  .object({
    answers: queryAnswersSchema,
    /** Steps that are done. */
    done: z.array(stepId).readonly(),
    /** The saved condition that it changes; null: a new one. */
    queryId: z.string().nullable(),
    /** `iPhoneのSafari`; empty: not known. */
    device: z.string(),
    updatedAt: moment,
  })
  .openapi("QueryDraft");

export const queryDraftAnswerSchema = z
  .object({
    draft: orNull(queryDraftSchema),
    /** `renewed`: of an older form, taken over; `another-form`: of one that cannot be taken over, so it begins anew. */
    kind: z.enum(["draft", "renewed", "another-form", "none"]),
    /** Of the form that is asked now. */
    version: z.number().int(),
  })
  .openapi("QueryDraftAnswer");

export const queryDraftInputSchema = z
  .strictObject({
    version: z.number().int(),
    answers: queryAnswersSchema,
    done: z.array(stepId).max(STEP_IDS.length).readonly(),
    queryId: z.string().max(40).nullable(),
    /** When the draft was saved that this goes on from; null: none was seen. */
    updatedAt: moment.nullable(),
    /** Puts it in the place of whatever is there: the member was asked which. */
    isChosen: z.boolean().default(false),
  })
  .openapi("QueryDraftInput");

export type SavedQueryResponse = z.infer<typeof savedQuerySchema>;
export type QueryDraftAnswer = z.infer<typeof queryDraftAnswerSchema>;
