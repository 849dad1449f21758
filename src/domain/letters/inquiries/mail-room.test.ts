import { expect, it } from "vitest";
import { hasMailOfItsOwn } from "./mail-room.ts";

it.each([
  [{ all: 0, aboutHome: 0 }, true],
  [{ all: 9, aboutHome: 4 }, true],
  [{ all: 10, aboutHome: 0 }, false],
  [{ all: 5, aboutHome: 5 }, false],
])("an inquiry has a mail of its own while there were few within the hour: %j", (lately, expected) => {
  expect(hasMailOfItsOwn(lately)).toBe(expected);
});
