import { describe, expect, it } from "vitest";
import { commandWords } from "./command-words.ts";

const OPTIONS = { note: { type: "string" }, full: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
const ONE_DASH = "-j5ZK7j7SebY2qHTNkvC1";
const TWO_DASHES = "--5ZK7j7SebY2qHTNkvC1";

describe("the words of a command line", () => {
  it.each([
    [["a", "b"], ["a", "b"], {}],
    [[ONE_DASH, "approve"], [ONE_DASH, "approve"], {}],
    [[TWO_DASHES, "approve", "-h"], [TWO_DASHES, "approve"], { help: true }],
    [["approve", "--full", ONE_DASH], ["approve", ONE_DASH], { full: true }],
    [["--note", ONE_DASH, "x"], ["x"], { note: ONE_DASH }],
    [["--note", "well", ONE_DASH], [ONE_DASH], { note: "well" }],
  ])("%j are the words %j and the options %j", (words, positionals, values) => {
    expect(commandWords(words, OPTIONS)).toEqual({ positionals, values: { ...values } });
  });

  it.each([[["--other"]], [["--note"]], [["-x"]], [["-j5ZK7j7"]]])("%j are not understood", (words) => {
    expect(commandWords(words, OPTIONS)).toBeNull();
  });
});
