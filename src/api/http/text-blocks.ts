import { z } from "@hono/zod-openapi";

const spans = z
  .array(
    z.object({
      text: z.string(),
      /** A path of this site, a place on the page, or an address of another site. */
      to: z.string().optional(),
      isStrong: z.literal(true).optional(),
    }),
  )
  .readonly();

/** What a text that is kept as Markdown consists of (`src/wire/content/text-blocks.ts`). */
export const blockSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("heading"), id: z.string(), text: z.string() }),
    z.object({ kind: z.literal("paragraph"), spans }),
    z.object({ kind: z.literal("list"), isOrdered: z.boolean(), items: z.array(spans).readonly() }),
    z.object({ kind: z.literal("table"), head: z.array(spans).readonly(), rows: z.array(z.array(spans).readonly()).readonly() }),
  ])
  .openapi("TextBlock");
