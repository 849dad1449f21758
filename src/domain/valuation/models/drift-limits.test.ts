import { describe, expect, it } from "vitest";
import { coverageState, type DriftState, errorState, shiftState, worstState } from "./drift-limits.ts";

describe("the limits of drift", () => {
  it.each([
    [0.1, "ok"],
    [0.08, "ok"],
    [0.125, "ok"],
    [0.126, "watch"],
    [0.15, "watch"],
    [0.151, "alert"],
  ])("call a median error of %d against 0.1 on the card %s", (mdape, state) => {
    expect(errorState(mdape, 0.1)).toBe(state);
  });

  it.each([
    [0.8, "ok"],
    [0.75, "ok"],
    [0.749, "watch"],
    [0.7, "watch"],
    [0.699, "alert"],
    [0.95, "ok"],
  ])("call a coverage of %d %s", (share, state) => {
    expect(coverageState(share)).toBe(state);
  });

  it.each([
    [0.1, 0, "ok"],
    [0.11, 0, "watch"],
    [0.25, 0, "watch"],
    [0.26, 0, "alert"],
    [0.3, 0.1, "watch"],
    [0.05, 0.2, "ok"],
  ])("call an index of %d, %d of it by chance, %s", (psi, chance, state) => {
    expect(shiftState({ psi, chance })).toBe(state);
  });

  it.each<[DriftState[], DriftState]>([
    [["ok", "alert", "watch"], "alert"],
    [["not-enough", "watch", "ok"], "watch"],
    [["not-enough", "ok"], "ok"],
    [["not-enough", "not-enough"], "not-enough"],
    [[], "not-enough"],
  ])("add %j up to %s", (states, worst) => {
    expect(worstState(states)).toBe(worst);
  });
});
