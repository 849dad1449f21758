import { expect, it } from "vitest";
import { outcomeOf } from "./outcome.ts";

it.each([
  [200, "", "answered"],
  [404, "", "answered"],
  [429, "", "refused"],
  [503, "", "refused"],
  [400, '{"__type":"TooManyRequestsException"}', "refused"],
  [400, '{"__type":"InvalidParameterException"}', "failed"],
  [500, "", "failed"],
])("an answer %d %s is %s", (status, body, outcome) => {
  expect(outcomeOf({ status, body: Buffer.from(body) })).toBe(outcome);
});
