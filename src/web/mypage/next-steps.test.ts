import { describe, expect, it } from "vitest";
import { NEXT_STEP_CODES } from "#domain/members/overview.ts";
import { GUIDE, GUIDE_WORDS, isNew, listedSteps, NEXT_STEP_WORDS, openGuide } from "./next-steps.ts";
import { newOverview, sampleEstimate, sampleOverview } from "./samples.ts";

describe("what a member may do next", () => {
  it.each(NEXT_STEP_CODES)("is told in words that end as a verb or a thing, with a place to do it: %s", (code) => {
    const { to, label, why } = NEXT_STEP_WORDS[code];

    expect(to).toMatch(/^\/[a-z/]+$/);
    expect(label).toMatch(/(する|べる|える)$/);
    expect(why).toMatch(/。$/);
  });

  it("is shown as a list to whoever has begun", () => {
    expect(listedSteps(sampleOverview(), 0)).toEqual(["verify-mail", "finish-profile"]);
  });

  it("is shown as a guide to whoever is new, and only the rest as a list", () => {
    expect(listedSteps(newOverview, 0)).toEqual([]);
    expect(listedSteps({ ...newOverview, todos: ["verify-mail", "finish-profile", "check-price"] }, 0)).toEqual(["verify-mail"]);
  });

  it("is three steps in the guide, each until it is done", () => {
    expect(GUIDE).toHaveLength(3);
    for (const step of GUIDE) expect(GUIDE_WORDS[step].label).toMatch(/(する|べる|える)$/);
    expect(openGuide(newOverview, 0)).toEqual([...GUIDE]);
    expect(openGuide({ todos: ["check-price"] }, 1)).toEqual(["check-price"]);
  });
});

describe("a new member", () => {
  const { searches } = sampleOverview();
  const answered = { profile: { answered: 1, total: 5 } };

  it.each([
    ["has done nothing yet", {}, 0, true],
    ["has answered something", answered, 0, true],
    ["has looked up a place", { searches }, 0, true],
    ["has registered a home", {}, 1, true],
    ["has looked up a place and seen an estimate", { searches, estimates: [sampleEstimate()] }, 0, true],
    ["has looked up a place and answered something", { searches, ...answered }, 0, false],
    ["has seen an estimate and registered a home", { estimates: [sampleEstimate()] }, 1, false],
    ["has registered a home and answered something", answered, 2, false],
  ] as const)("%s", (_, changes, homes, expected) => {
    expect(isNew({ ...newOverview, ...changes } as typeof newOverview, homes)).toBe(expected);
  });
});
