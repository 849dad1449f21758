import { describe, expect, it } from "vitest";
import { readEntry } from "./entry.ts";

describe("where a visit came in", () => {
  it.each([
    ['{"source":"mail","tenant":null}', { source: "mail", tenant: null }],
    ['{"source":"line","tenant":"mihon-home"}', { source: "line", tenant: "mihon-home" }],
    ['{"source":"elsewhere","tenant":7}', { source: "web", tenant: null }],
    ["not json", { source: "web", tenant: null }],
    [null, { source: "web", tenant: null }],
  ])("%s is read as it was kept, or as the site itself", (kept, entry) => {
    expect(readEntry(kept)).toEqual(entry);
  });
});
