import { describe, expect, it } from "vitest";
import { isLeadOpen, isUnanswered, LEAD_STEPS, type LeadStep, leadAfter, leadStepNeedsReason } from "./lead-states.ts";
import { isFreeMail, isHasty, isSameOwner, mailDomainOf, mxOf } from "./sender-signs.ts";
import { endAfter, expiredBefore, extendedEnd, TRIAL_STEPS, type TrialStep, trialAfter } from "./trial-states.ts";
import { LEAD_KINDS, LEAD_STATES, type LeadState, TRIAL_STATES, type TrialState } from "./types.ts";

describe("a lead (C8)", () => {
  const OPEN = ["new", "sent", "downloaded", "assigned", "contacted", "proposal"] as const;
  const LEGAL: Readonly<Record<LeadStep, readonly (readonly [LeadState, LeadState])[]>> = {
    send: [["new", "sent"]],
    download: [
      ["new", "downloaded"],
      ["sent", "downloaded"],
    ],
    assign: (["new", "sent", "downloaded", "assigned"] as const).map((from) => [from, "assigned"] as const),
    contact: [["assigned", "contacted"]],
    propose: [["contacted", "proposal"]],
    win: [["proposal", "won"]],
    lose: [["proposal", "lost"]],
    close: OPEN.map((from) => [from, "closed"] as const),
  };

  it.each(LEAD_STEPS)("takes the step %s from where it may, and from nowhere else", (step) => {
    for (const state of LEAD_STATES)
      expect([state, leadAfter({ kind: "document", state }, step)]).toEqual([
        state,
        LEGAL[step].find(([from]) => from === state)?.[1] ?? null,
      ]);
  });

  it("is sent and downloaded only where it asked for a document", () => {
    for (const kind of LEAD_KINDS)
      expect([leadAfter({ kind, state: "new" }, "send"), leadAfter({ kind, state: "new" }, "download")]).toEqual(
        kind === "document" ? ["sent", "downloaded"] : [null, null],
      );
  });

  it("ends with a reason where somebody may ask why, and is over then", () => {
    expect(LEAD_STEPS.filter(leadStepNeedsReason)).toEqual(["lose", "close"]);
    expect(LEAD_STATES.filter(isLeadOpen)).toEqual(OPEN);
    expect(LEAD_STATES.filter(isUnanswered)).toEqual(["new", "sent", "downloaded", "assigned"]);
  });
});

describe("a trial (C8)", () => {
  const LEGAL: Readonly<Record<TrialStep, Readonly<Partial<Record<TrialState, TrialState>>>>> = {
    approve: { review: "approved" },
    reject: { review: "rejected" },
    "show-key": { approved: "active" },
    reissue: { approved: "approved", active: "active", extended: "extended" },
    extend: { active: "extended", extended: "extended", ended: "extended" },
    end: { approved: "ended", active: "ended", extended: "ended" },
    convert: { approved: "converted", active: "converted", extended: "converted", ended: "converted" },
    expire: { ended: "expired" },
  };

  it.each(TRIAL_STEPS)("takes the step %s from where it may, and from nowhere else", (step) => {
    for (const state of TRIAL_STATES) expect([state, trialAfter(state, step)]).toEqual([state, LEGAL[step][state] ?? null]);
  });

  it("runs on from its end, or from now where that is past", () => {
    const now = new Date("2026-12-10T00:00:00Z");
    expect(endAfter(now, 14)).toEqual(new Date("2026-12-24T00:00:00Z"));
    expect(extendedEnd({ endsAt: new Date("2026-12-12T00:00:00Z"), now, count: 7 })).toEqual(new Date("2026-12-19T00:00:00Z"));
    expect(extendedEnd({ endsAt: new Date("2026-12-01T00:00:00Z"), now, count: 7 })).toEqual(new Date("2026-12-17T00:00:00Z"));
    expect(expiredBefore(now)).toEqual(new Date("2026-11-10T00:00:00Z"));
  });
});

describe("what a sender shows of themselves", () => {
  it.each([
    ["hanako@gmail.com", true],
    ["hanako@Yahoo.co.jp", true],
    ["hanako@docomo.ne.jp", true],
    ["hanako@gmail.com.example.co.jp", false],
    ["hanako@example.co.jp", false],
  ])("%s is a mailbox that anybody has: %s", (email, isFree) => {
    expect(isFreeMail(email)).toBe(isFree);
  });

  it.each([
    ["www.example.co.jp", "example.co.jp", true],
    ["example.co.jp", "mail.example.co.jp", true],
    ["shop.example.co.jp", "example.co.jp", true],
    ["example.co.jp", "notexample.co.jp", false],
    ["example.com", "example.co.jp", false],
  ])("the site %s and mails at %s are of one owner: %s", (host, domain, isOne) => {
    expect(isSameOwner(host, domain)).toBe(isOne);
  });

  it("has mail servers or none, as a domain that takes no mails says by a dot", () => {
    expect([mxOf(["mx1.example.jp"]), mxOf([]), mxOf(["."]), mxOf([""])]).toEqual(["found", "none", "none", "none"]);
  });

  it("writes in more than a few seconds, unless the page does not tell", () => {
    expect([isHasty(4), isHasty(5), isHasty(null)]).toEqual([true, false, false]);
    expect(mailDomainOf("a@b@Example.JP")).toBe("example.jp");
  });
});
