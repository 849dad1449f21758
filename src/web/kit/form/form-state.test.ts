import { describe, expect, it } from "vitest";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { createForm, type Draft, UNFORESEEN } from "./form-state.ts";

/** A place where answers are kept, and what is in it. */
function place(kept: Typed | null = null): { draft: Draft; now: () => Typed | null } {
  let now = kept;
  return {
    now: () => now,
    draft: {
      read: () => now,
      keep: (typed) => {
        now = typed;
      },
      forget: () => {
        now = null;
      },
    },
  };
}

const wrong = { field: "area", message: "面積を入力してください" };
const failing = async () => ({ issues: [wrong, { field: "year", message: "築年" }], notice: null });

describe("what is typed", () => {
  it("is kept with the draft at every change, and not by what the page fills in itself", () => {
    const { draft, now } = place();
    const form = createForm({ kind: "condo" }, () => draft);
    form.fill({ town: "豊洲" });
    expect(now()).toBeNull();

    form.set("area", "70");
    form.change({ pref: "13", city: "13108" });

    expect(form.current()).toEqual({ kind: "condo", town: "豊洲", area: "70", pref: "13", city: "13108" });
    expect(now()).toEqual(form.current());
  });

  it("tells its listeners until they leave", () => {
    const form = createForm({});
    const seen: string[] = [];
    const leave = form.subscribe(() => seen.push(form.current().area ?? ""));
    form.set("area", "7");
    form.set("area", "70");
    leave();
    form.set("area", "700");

    expect(seen).toEqual(["7", "70"]);
  });

  it("gives way as a whole where the form is about something else", () => {
    const form = createForm({ town: "豊洲" });
    form.set("area", "70");
    form.replace({ town: "月島" });

    expect(form.current()).toEqual({ town: "月島" });
  });
});

describe("a draft", () => {
  it("is taken up, and said to be", () => {
    const { draft } = place({ area: "70" });
    const form = createForm({ kind: "condo" }, () => draft);
    form.resume();

    expect(form.state()).toMatchObject({ typed: { kind: "condo", area: "70" }, isResumed: true });
  });

  it("does not go over what was typed before the page came to life, which is kept from then on", () => {
    const { draft, now } = place({ area: "70", year: "2008" });
    const form = createForm({}, () => draft);
    form.takeOver({ area: "55" });
    expect(now()).toEqual({ area: "70", year: "2008" });

    form.resume();

    expect(form.current()).toEqual({ area: "55", year: "2008" });
    expect(now()).toEqual({ area: "55", year: "2008" });
  });

  it("is nothing where none was kept", () => {
    const { draft, now } = place();
    const form = createForm({ kind: "condo" }, () => draft);
    form.resume();

    expect(form.state()).toMatchObject({ typed: { kind: "condo" }, isResumed: false });
    expect(now()).toBeNull();
  });

  it.each([
    ["done", null],
    ["kept", { area: "70" }],
  ] as const)("after a try that ended in %j is %j", async (outcome, left) => {
    const { draft, now } = place({ area: "70" });
    const form = createForm({}, () => draft);
    form.resume();
    await form.run(async () => outcome);

    expect(now()).toEqual(left);
    expect(form.state().isResumed).toBe(left !== null);
  });
});

describe("a try to send", () => {
  it("waits, and nothing else is begun meanwhile", async () => {
    const form = createForm({});
    const slow = Promise.withResolvers<"done">();
    const sent: string[] = [];
    const first = form.run(async () => {
      sent.push("first");
      return slow.promise;
    });
    await form.run(async () => {
      sent.push("second");
      return "done";
    });
    expect(form.state().submitting.isPending).toBe(true);

    slow.resolve("done");
    await first;

    expect(sent).toEqual(["first"]);
    expect(form.state().submitting).toEqual({ issues: [], notice: null, isPending: false, attempt: 0 });
  });

  it("that fails says what is wrong until it is changed, and each one is counted", async () => {
    const form = createForm({});
    await form.run(failing);
    await form.run(failing);
    expect(form.state().submitting).toMatchObject({ attempt: 2, isPending: false });

    form.set("area", "70");
    expect(form.state().submitting.issues.map(({ field }) => field)).toEqual(["year"]);
    form.forgive("year");
    expect(form.state().submitting.issues).toEqual([]);
  });

  it("that succeeds says nothing of the one before, and moves no focus", async () => {
    const form = createForm({});
    await form.run(async () => ({ issues: [], notice: "ただいま接続できません。" }));
    await form.run(async () => "done");

    expect(form.state().submitting).toEqual({ issues: [], notice: null, isPending: false, attempt: 1 });
  });

  it("that ends in a fault nobody foresaw says so, and does not hide it", async () => {
    const form = createForm({});

    await expect(form.run(() => Promise.reject(new Error("bug")))).rejects.toThrow("bug");
    expect(form.state().submitting).toEqual({ issues: [], notice: UNFORESEEN, isPending: false, attempt: 1 });
  });

  it("is not shown any more where the form begins anew", async () => {
    const form = createForm({ code: "1" });
    await form.run(failing);
    form.restart();

    expect(form.state()).toMatchObject({ typed: { code: "1" }, submitting: { issues: [], notice: null, attempt: 0 } });
  });
});
