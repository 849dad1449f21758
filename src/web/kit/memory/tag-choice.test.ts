import { describe, expect, it } from "vitest";
import { readTold } from "./tag-choice.ts";

const UNTOLD = readTold(null);
const closed = { told: UNTOLD.told, choice: "closed", since: 7 };

describe("what a browser kept of the notice", () => {
  it("is what was pressed", () => {
    expect(readTold(closed)).toEqual(closed);
    expect(readTold({ ...closed, choice: "stopped" })).toMatchObject({ choice: "stopped" });
  });

  it("is nothing once the notice says something else, but for who stopped it", () => {
    expect(readTold({ ...closed, told: "2020-01-01" })).toEqual(UNTOLD);
    expect(readTold({ ...closed, told: "2020-01-01", choice: "stopped" })).toMatchObject({ choice: "stopped" });
  });

  it.each([null, "closed", 1, [], {}, { choice: "closed" }, { ...closed, since: "7" }, { ...closed, choice: "untold" }])(
    "is nothing where it reads %j",
    (kept) => {
      expect(readTold(kept)).toEqual(UNTOLD);
      expect(UNTOLD.choice).toBe("untold");
    },
  );
});
