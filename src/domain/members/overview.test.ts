import { expect, it } from "vitest";
import { overviewOf } from "./overview.ts";
import { NO_PROFILE, type ProfileFields } from "./profile.ts";
import { NO_USER_INFO } from "./user-info.ts";

const now = new Date("2026-11-21T03:00:00Z");
const complete: ProfileFields = {
  ...{ ageBand: "30s", gender: "female", incomeBand: "700to1000", profession: "employee" },
  icon: { kind: "preset", name: "cat" },
};
const nothing = { isEmailVerified: true, profile: NO_PROFILE, userInfo: NO_USER_INFO, searches: [], estimates: [] };
const done = {
  isEmailVerified: true,
  profile: complete,
  userInfo: { ...NO_USER_INFO, familyName: "見本" },
  searches: [{ label: "豊洲", draft: { town: "豊洲" }, searchedAt: now }],
  estimates: [],
};

it("has nothing to do for somebody who has done everything", () => {
  expect(overviewOf(done)).toMatchObject({ greetingName: "見本", icon: complete.icon, todos: [], profile: { answered: 5, total: 5 } });
});

it.each([
  ["a new member", nothing, ["finish-profile", "enter-user-info", "check-price"]],
  ["an address that is not verified", { ...done, isEmailVerified: false }, ["verify-mail"]],
  ["a profile with a gap", { ...done, profile: { ...complete, gender: null } }, ["finish-profile"]],
  ["no name", { ...done, userInfo: NO_USER_INFO }, ["enter-user-info"]],
  ["nothing looked up", { ...done, searches: [] }, ["check-price"]],
  ["an estimate but no search", { ...done, searches: [], estimates: [{ estimateId: "a", seenAt: now }] }, []],
])("says what is left to do: %s", (_, known, todos) => {
  expect(overviewOf(known).todos).toEqual(todos);
});

it("shows the six newest", () => {
  const estimates = Array.from({ length: 9 }, (_, index) => ({ estimateId: String(index), seenAt: now }));

  expect(overviewOf({ ...nothing, estimates }).estimates.map(({ estimateId }) => estimateId)).toEqual(["0", "1", "2", "3", "4", "5"]);
});
