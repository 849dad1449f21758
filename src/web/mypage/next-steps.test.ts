import { describe, expect, it } from "vitest";
import { NEXT_STEP_CODES } from "#domain/members/overview.ts";
import { GUIDE, isNew, listedSteps, NEXT_STEP_WORDS } from "./next-steps.ts";
import { newOverview, sampleEstimate, sampleOverview } from "./samples.ts";

describe("what a member may do next", () => {
  it.each(NEXT_STEP_CODES)("is told in words that end as a verb or a thing, with a place to do it: %s", (code) => {
    const { to, label, why } = NEXT_STEP_WORDS[code];

    expect(to).toMatch(/^\/[a-z/]+$/);
    expect(label).toMatch(/(する|べる|える)$/);
    expect(why).toMatch(/。$/);
  });

  it("is shown as a list to whoever has begun", () => {
    expect(listedSteps(sampleOverview())).toEqual(["verify-mail", "finish-profile"]);
  });

  it("is shown as a guide to whoever is new, and only the rest as a list", () => {
    expect(listedSteps(newOverview)).toEqual([]);
    expect(listedSteps({ ...newOverview, todos: ["verify-mail", ...GUIDE] })).toEqual(["verify-mail"]);
  });
});

describe("a new member", () => {
  it.each([
    ["has done nothing yet", {}, true],
    ["has answered something", { profile: { answered: 1, total: 5 } }, false],
    ["has looked up a place", { searches: sampleOverview().searches }, false],
    ["has seen an estimate", { estimates: [sampleEstimate()] }, false],
  ] as const)("%s", (_, changes, expected) => {
    expect(isNew({ ...newOverview, ...changes } as typeof newOverview)).toBe(expected);
  });
});
