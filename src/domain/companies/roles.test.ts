import { describe, expect, it } from "vitest";
import { may, PERMISSIONS, permissionsOf, ROLE_WORDS } from "./roles.ts";
import { COMPANY_STATES, STAFF_ROLES } from "./types.ts";

const OF_AGENT = ["read-customers", "tend-customers", "decide-approvals", "answer-leads"] as const;

describe("who may do what in the console", () => {
  it.each([
    ["owner", "live", PERMISSIONS],
    ["agent", "live", ["read-listings", "change-listings", "upload", "answer-inquiries", "close-offers", "send-letters", ...OF_AGENT]],
    ["billing", "live", ["read-billing"]],
    ["owner", "suspended", ["read-listings", "answer-inquiries", "change-company", "manage-staff", "read-billing"]],
    ["agent", "suspended", ["read-listings", "answer-inquiries"]],
    ["owner", "applied", ["change-company"]],
    ["owner", "rejected", ["change-company"]],
    ["agent", "applied", []],
    ["owner", "closed", ["read-billing"]],
    ["agent", "closed", []],
  ] as const)("%s while %s", (role, state, permissions) => {
    expect(permissionsOf(role, state)).toEqual(permissions);
  });

  it("is never more than the owner may do in the same state", () => {
    for (const state of COMPANY_STATES)
      for (const role of STAFF_ROLES)
        for (const permission of permissionsOf(role, state)) expect(may("owner", state, permission), `${role} ${state}`).toBe(true);
  });

  it("lets nobody but a live company's staff put homes on the site, or see offers that were handed to it", () => {
    for (const state of COMPANY_STATES.filter((one) => one !== "live"))
      for (const role of STAFF_ROLES)
        for (const permission of ["upload", "change-listings", "manage-keys", "close-offers"] as const)
          expect(may(role, state, permission)).toBe(false);
  });

  it("lets nobody but a live company's staff know the customers of its recommender, and its owners alone take them in, away or along", () => {
    for (const state of COMPANY_STATES.filter((one) => one !== "live"))
      for (const role of STAFF_ROLES)
        for (const permission of [...OF_AGENT, "change-customers", "change-recommender"] as const)
          expect(may(role, state, permission), `${role} ${state}`).toBe(false);
    for (const permission of ["change-customers", "change-recommender"] as const)
      expect(STAFF_ROLES.filter((role) => may(role, "live", permission))).toEqual(["owner"]);
  });

  it("has a name and a sentence for every role", () => {
    expect(Object.keys(ROLE_WORDS)).toEqual(STAFF_ROLES);
  });
});
