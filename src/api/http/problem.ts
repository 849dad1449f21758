import { z } from "@hono/zod-openapi";

/** RFC 9457 problem details: a typed English `type` for machines, a Japanese `title` for people. */
export const problemSchema = z
  .object({
    type: z.string().openapi({ example: "/problems/validation" }),
    title: z.string().openapi({ example: "入力内容を確認してください" }),
    status: z.number().int(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    /** The state that a request is in, where it forbids what was asked. */
    state: z.string().optional(),
    /** Its version there, where an answer names the one it saw. */
    version: z.number().int().optional(),
    /** Of several causes of one type, which it is. */
    reason: z.string().optional(),
    /** Places to choose from, where an address fits several. */
    candidates: z.array(z.string()).optional(),
    /** From when on calls are counted anew. */
    resetAt: z.iso.datetime().optional(),
    /** Names this occurrence in the logs. */
    requestId: z.string().optional(),
    /** Field errors, in the order of the form. */
    errors: z.array(z.object({ field: z.string(), reason: z.string(), message: z.string() })).optional(),
  })
  .openapi("Problem");

export type Problem = z.infer<typeof problemSchema>;
export type FieldError = NonNullable<Problem["errors"]>[number];
