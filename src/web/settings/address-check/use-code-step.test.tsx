import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { settled } from "#test/support/profile-service.ts";
import { forgetInTab } from "#web/kit/form/tab-memory.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { keepPending, pendingCheck } from "./pending-check.ts";
import { type CodeStepState, useCodeStep } from "./use-code-step.ts";

const SUB = "sub-1";
const pending = { address: "new@example.jp", sentAt: 5 };

afterEach(() => forgetInTab("machinone.userInfo.pending.email"));

/** The second step of a change of address on a page, with what it asked of the service. */
function page(refusal?: IdentityFault) {
  const calls: string[] = [];
  const client = {
    verifyAttribute: async (name: string, code: string) => {
      calls.push(`verify ${name} ${code}`);
      if (refusal) throw refusal;
    },
    sendAttributeCode: async (name: string) => {
      calls.push(`send ${name}`);
      return { destination: "n***@e***", medium: "EMAIL" as const, attribute: name };
    },
  };
  const made: CodeStepState[] = [];
  function Page() {
    made.push(useCodeStep({ client, name: "email", sub: SUB, onVerified: async () => void calls.push("verified") }));
    return null;
  }
  renderToStaticMarkup(<Page />);
  const [step] = made;
  if (!step) throw new Error("nothing was drawn");
  return { step, calls };
}

describe("the code of a new address on its page", () => {
  it("says nothing of an address before the browser has looked", () => {
    keepPending("email", SUB, pending);

    expect(page().step.pending).toBeUndefined();
  });

  it("remembers in the tab where a code was sent, for this member", () => {
    const { step } = page();
    step.begin("new@example.jp");

    expect(pendingCheck("email", SUB)).toMatchObject({ address: "new@example.jp" });
    expect(pendingCheck("email", "sub-2")).toBeNull();
  });

  it("proves the address, and forgets it once it is proved", async () => {
    keepPending("email", SUB, pending);
    const { step, calls } = page();
    step.form.submit({ code: "１２３ ４５６" });
    await settled();

    expect(calls).toEqual(["verify email 123456", "verified"]);
    expect(pendingCheck("email", SUB)).toBeNull();
  });

  it("stays where the code is wrong: it may be typed again", async () => {
    keepPending("email", SUB, pending);
    const { step, calls } = page(new IdentityFault("CodeMismatchException", "Invalid verification code", 400));
    step.form.submit({ code: "000000" });
    await settled();

    expect(calls).toEqual(["verify email 000000"]);
    expect(pendingCheck("email", SUB)).toEqual(pending);
  });

  it.each(["", "12345", "abcdef"])("asks the service nothing for %j", async (code) => {
    const { step, calls } = page();
    step.form.submit({ code });
    await settled();

    expect(calls).toEqual([]);
  });

  it("is forgotten, typed digits and all, where another address is wanted", () => {
    keepPending("email", SUB, pending);
    const { step } = page();
    step.form.set("code", "123");
    step.giveUp();

    expect(pendingCheck("email", SUB)).toBeNull();
    expect(step.form.current()).toEqual({ code: "" });
  });

  it("sends no code to nowhere", async () => {
    const { step, calls } = page();
    step.onResend();
    await settled();

    expect(calls).toEqual([]);
  });
});
