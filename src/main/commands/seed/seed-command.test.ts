import { expect, it } from "vitest";
import { seedCommand } from "./seed-command.ts";

it.each([
  ["", { kind: "sample" }],
  ["--help", { kind: "help" }],
  ["listings --from-sales", { kind: "listings", most: 2_000, to: "sample-listings.csv" }],
  ["listings --from-sales --most 50 --to out.csv", { kind: "listings", most: 50, to: "out.csv" }],
])("「%s」 is understood", (words, command) => {
  expect(seedCommand(words.split(" ").filter(Boolean))).toEqual(command);
});

it.each(["listings", "--from-sales", "sales", "listings --from-sales --most many", "listings --from-sales --most 0", "listings --from"])(
  "「%s」 is told to be misused, and nothing is done",
  (words) => {
    expect(seedCommand(words.split(" "))).toMatchObject({ kind: "misused" });
  },
);
