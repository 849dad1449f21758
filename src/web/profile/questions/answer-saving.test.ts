import { describe, expect, it } from "vitest";
import { profileService, settled, unreached } from "#test/support/profile-service.ts";
import { newProfile, partProfile } from "#web/profile/samples.ts";
import { createAnswerSaving } from "./answer-saving.ts";
import { AGE } from "./questions.ts";

function page(profile = partProfile) {
  const service = profileService(profile);
  const saving = createAnswerSaving(AGE, profile, service.calls);
  const choose = async (value: string | null) => {
    saving.choose(value);
    await settled();
    return saving.state();
  };
  return { service, saving, choose };
}

describe("an answer to a question", () => {
  it("is what was saved when the page opens", () => {
    expect(page().saving.state()).toMatchObject({ chosen: "40s", progress: { kind: "idle" } });
  });

  it("is saved as soon as it is given, and listeners are told of each step", async () => {
    const { service, saving, choose } = page();
    const seen: string[] = [];
    const stop = saving.subscribe(() => seen.push(saving.state().progress.kind));

    expect(await choose("50s")).toMatchObject({ chosen: "50s", progress: { kind: "saved" } });
    expect(service.kept().ageBand).toBe("50s");
    expect(seen).toEqual(["idle", "saving", "saved"]);

    stop();
    await choose("60s");
    expect(seen).toHaveLength(3);
  });

  it("is cleared", async () => {
    const { service, choose } = page();

    expect((await choose(null)).progress).toEqual({ kind: "cleared" });
    expect(service.kept().ageBand).toBeNull();
  });

  it("is the newest one however fast they come, one save at a time", async () => {
    const { service, saving } = page();
    const letGo = service.hold();
    for (const value of ["20s", "30s", "50s", "60s"]) saving.choose(value);
    await settled();
    expect(service.asked).toHaveLength(1);
    expect(saving.state()).toMatchObject({ chosen: "60s", progress: { kind: "saving" } });

    letGo();
    await settled();

    expect(service.asked.map(({ ageBand }) => ageBand)).toEqual(["20s", "60s"]);
    expect(saving.state().progress.kind).toBe("saved");
  });

  it("stays on the page when it cannot be saved, and is saved by trying again", async () => {
    const { service, saving, choose } = page();
    service.faults.push(unreached);

    expect(await choose("50s")).toMatchObject({ chosen: "50s", progress: { kind: "failed" } });

    saving.retry();
    await settled();
    expect(service.kept().ageBand).toBe("50s");
    expect(saving.state().progress.kind).toBe("saved");
  });
});

describe("the agreement to what answers are used for", () => {
  it("is needed before the first answer is saved, and is given with it", async () => {
    const { service, saving, choose } = page(newProfile);

    expect((await choose("50s")).progress.kind).toBe("unagreed");
    expect(service.asked).toEqual([]);

    saving.agree(true);
    await settled();
    expect(service.asked).toEqual([{ ageBand: "50s", consentTextVersion: "2026-11-01", updatedAt: null }]);
    expect(saving.state()).toMatchObject({ progress: { kind: "saved" }, profile: { consentTextVersion: "2026-11-01" } });
  });

  it("may come first, and saves nothing by itself", async () => {
    const { service, saving, choose } = page(newProfile);
    saving.agree(true);
    await settled();
    expect(service.asked).toEqual([]);

    expect((await choose("50s")).progress.kind).toBe("saved");
  });

  it("is not given where the tick is taken back before there is an answer", async () => {
    const { service, saving, choose } = page(newProfile);
    saving.agree(true);
    saving.agree(false);

    expect((await choose("50s")).progress.kind).toBe("unagreed");
    expect(service.asked).toEqual([]);
  });

  it.each(["undisclosed", null])("is not needed for %s", async (value) => {
    const { service, choose } = page(newProfile);

    await choose(value);

    expect(service.asked).toEqual([{ ageBand: value, updatedAt: null }]);
  });

  it("is asked for again, unticked, where it was taken back elsewhere", async () => {
    const { service, saving, choose } = page();
    await service.calls.withdrawConsent("profile-matching");

    expect(await choose("50s")).toMatchObject({
      ...{ chosen: "50s", isAgreed: false, progress: { kind: "unagreed" } },
      profile: { consentTextVersion: null },
    });

    saving.agree(true);
    await settled();
    expect(service.kept()).toMatchObject({ ageBand: "50s", consentTextVersion: "2026-11-01" });
  });

  it("does not stand in the way of an answer that needs none and came while the first was on its way", async () => {
    const { service, saving } = page();
    await service.calls.withdrawConsent("profile-matching");
    const letGo = service.hold();
    saving.choose("50s");
    saving.choose("undisclosed");

    letGo();
    await settled();

    expect(saving.state()).toMatchObject({ chosen: "undisclosed", progress: { kind: "saved" } });
  });
});

describe("an answer that was changed elsewhere meanwhile", () => {
  async function inConflict() {
    const { service, saving, choose } = page();
    service.changeElsewhere({ ageBand: "20s" });
    expect((await choose("50s")).progress).toMatchObject({ kind: "conflict", latest: { ageBand: "20s" } });
    return { service, saving };
  }

  it("can be left as it is there", async () => {
    const { service, saving } = await inConflict();
    saving.keepLatest();

    expect(saving.state()).toMatchObject({ chosen: "20s", progress: { kind: "idle" } });
    expect(service.kept().ageBand).toBe("20s");
  });

  it("can be saved over", async () => {
    const { service, saving } = await inConflict();
    saving.overwrite();
    await settled();

    expect(saving.state()).toMatchObject({ chosen: "50s", progress: { kind: "saved" } });
    expect(service.kept().ageBand).toBe("50s");
  });

  it("is asked about again where yet another change comes in between", async () => {
    const { service, saving } = await inConflict();
    service.changeElsewhere({ ageBand: "30s" });
    saving.overwrite();
    await settled();

    expect(saving.state().progress).toMatchObject({ kind: "conflict", latest: { ageBand: "30s" } });
  });

  it("can only be decided on while it is asked about", async () => {
    const { service, saving } = page();
    saving.keepLatest();
    saving.overwrite();
    await settled();

    expect(service.asked).toEqual([]);
    expect(saving.state().progress.kind).toBe("idle");
  });
});
