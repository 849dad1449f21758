import { z } from "zod";
import { TextError } from "#platform/markdown/read-blocks.ts";
import type { AccessibilityReport } from "./types.ts";

const criterion = z
  .strictObject({
    id: z.string().regex(/^[1-4]\.\d\.\d{1,2}$/),
    level: z.enum(["A", "AA"]),
    name: z.string().min(1),
    applies: z.boolean(),
    tool: z.enum(["pass", "none"]).nullable(),
    hand: z.enum(["pass", "unchecked"]).nullable(),
    test: z.string().nullable(),
    note: z.string(),
  })
  .refine(({ applies, tool, hand }) => applies === (tool !== null && hand !== null), "has results where it applies, and only there")
  .refine(({ hand, test }) => (hand === "pass") === (test !== null), "names a test where it passed by hand, and only there")
  .refine(({ applies, note }) => applies || note !== "", "says why it does not apply");

const report = z.strictObject({
  standard: z.string().min(1),
  target: z.literal("AA"),
  testedOn: z.iso.date(),
  tool: z.strictObject({ name: z.string(), version: z.string() }),
  criteria: z.array(criterion).readonly(),
});

/** What was tested of accessibility, from the table of the repository (`data/accessibility`). Throws a `TextError` for a table that contradicts itself. */
export function readAccessibility(text: string): AccessibilityReport {
  const parsed = report.safeParse(JSON.parse(text));
  if (!parsed.success) throw new TextError(`accessibility: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
