import { describe, expect, it } from "vitest";
import { LISTINGS_USAGE, listingsCommand } from "./listings-command.ts";

const IMPORT = { kind: "import", file: "a.csv", companyId: "c", isFull: true, isDry: false, confirmShrink: false };

describe("npm run listings", () => {
  it.each([
    [["import", "a.csv", "--company", "c"], IMPORT],
    [["import", "a.csv", "--company", "c", "--delta", "--dry-run"], { ...IMPORT, isFull: false, isDry: true }],
    [["import", "a.csv", "--company", "c", "--confirm"], { ...IMPORT, confirmShrink: true }],
    [["runs", "--company", "c"], { kind: "runs", companyId: "c" }],
    [["runs", "12", "--company", "c"], { kind: "run", companyId: "c", id: 12 }],
    [["confirm", "12", "--company", "c"], { kind: "confirm", companyId: "c", id: 12 }],
    [["state", "h1", "sell", "--reason", " 決済 "], { kind: "state", listingId: "h1", event: "sell", reason: "決済" }],
    [["pairs"], { kind: "pairs" }],
    [["split", "h1", "h2"], { kind: "split", listingIds: ["h1", "h2"] }],
    [["join", "h1", "h2"], { kind: "join", listingIds: ["h1", "h2"] }],
    [["sales"], { kind: "sales" }],
    [["sale", "h1", "yes"], { kind: "sale", listingId: "h1", counts: true }],
    [["sale", "h1", "no"], { kind: "sale", listingId: "h1", counts: false }],
    [["template"], { kind: "template", isJson: false }],
    [["template", "--json"], { kind: "template", isJson: true }],
    [["turn"], { kind: "turn" }],
    [["--help"], { kind: "help" }],
  ])("%j", (words, command) => {
    expect(listingsCommand(words)).toEqual(command);
  });

  it.each([
    [[]],
    [["import", "a.csv"]],
    [["import", "--company", "c"]],
    [["runs", "x", "--company", "c"]],
    [["state", "h1", "explode"]],
    [["split", "h1"]],
    [["split", "h1", "h1"]],
    [["join", "h1"]],
    [["sale", "h1"]],
    [["sale", "h1", "maybe"]],
    [["dance"]],
    [["--no"]],
  ])("%j is misused", (words) => {
    expect(listingsCommand(words)).toMatchObject({ kind: "misused" });
  });

  it("tells how it is used", () => {
    for (const word of ["import", "runs", "confirm", "state", "template"]) expect(LISTINGS_USAGE).toContain(word);
  });
});
