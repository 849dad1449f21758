import { expect, it } from "vitest";
import { errorsIn } from "./round.ts";

const line = (level: number, msg: string) => JSON.stringify({ level, time: 1, msg });

it.each(["API request failed", "an OAuth endpoint failed", "a page of the hosted login failed", "anything else that went wrong"])(
  "an error in the log is a complaint, whatever its words: %s",
  (msg) => {
    expect(errorsIn(["ready", line(40, "away"), line(50, msg), line(50, msg)].join("\n"))).toEqual([
      expect.stringMatching(new RegExp(`^the log has 2 errors, as .*${msg}`)),
    ]);
  },
);

it("warnings, and what a line says of errors, are none", () => {
  expect(errorsIn([line(40, "away"), line(30, 'of "level":50'), "ready http://localhost"].join("\n"))).toEqual([]);
});
