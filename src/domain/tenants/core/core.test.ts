import { describe, expect, it } from "vitest";
import { contrast, readBrand } from "./brand.ts";
import { isHostName, isTenantKey, needsNote, stateAfter, TENANT_STEPS } from "./tenant-states.ts";
import { TENANT_STATES } from "./types.ts";

describe("the colour of a brand", () => {
  it("is one that can be read on white, and a lighter one for a dark ground", () => {
    for (const colour of ["#0B5D66", "#000000", "#c8401f", "#7a1fa2"]) {
      const brand = readBrand(colour);
      expect(contrast(brand?.onLight ?? "#ffffff", "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(brand?.onDark ?? "#16181c", "#16181c")).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["#ffcc00", "#9ad1d4", "green", "#0b5", "#0b5d66;}"])("is none of %s", (colour) => {
    expect(readBrand(colour)).toBeNull();
  });

  it("counts as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("the states of a tenant", () => {
  it("are left only by the steps of C8", () => {
    const ways = TENANT_STATES.flatMap((state) =>
      TENANT_STEPS.flatMap((step) => {
        const to = stateAfter(state, step);
        return to === null ? [] : [`${state} ${step} ${to}`];
      }),
    );
    expect(ways).toEqual([
      "review approve setup",
      "review reject closed",
      "setup go-live live",
      "setup close closed",
      "live suspend suspended",
      "live close closed",
      "suspended resume live",
      "suspended close closed",
    ]);
  });

  it("say why, where something is taken", () => {
    expect(TENANT_STEPS.filter(needsNote)).toEqual(["reject", "suspend", "close"]);
  });

  it("belong to keys and hosts of the right form", () => {
    expect(["mihon-home", "a1b"].every(isTenantKey)).toBe(true);
    expect(["", "ab", "-ab", "A-home", "a/b", "ab-", "a".repeat(41)].some(isTenantKey)).toBe(false);
    expect(isHostName("www.mihon.example")).toBe(true);
    expect(["192.168.0.1", "127.1", "10.0x7f", "1.2.3.4.5"].some(isHostName)).toBe(false);
    expect(["", "localhost", "a.b:80", "a.b/c", "-a.example", "user@a.example", "a..example"].some(isHostName)).toBe(false);
  });
});
