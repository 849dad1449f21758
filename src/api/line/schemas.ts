import { z } from "@hono/zod-openapi";

export const lineAppSchema = z
  .object({
    /** `@machinone`. */
    basicId: z.string(),
    /** Where people add the account as a friend. */
    friendUrl: z.string(),
    liff: z
      .object({
        id: z.string(),
        /** Opens the page inside LINE; what follows after `?` reaches it as `liff.state`. */
        url: z.string(),
        /** LINE of this machine: its tokens stand behind the # of the address. */
        isStandIn: z.boolean(),
      })
      .nullable()
      .openapi({ description: "LINEの中で開く画面。ないときはnull。" }),
  })
  .openapi("LineApp");

export const idTokenSchema = z.object({ idToken: z.string().min(1).max(4096) }).openapi("LineIdToken");

export const linePersonSchema = z
  .object({ name: z.string().nullable().openapi({ description: "LINEの表示名。本人が許したときだけです。" }) })
  .openapi("LinePerson");
