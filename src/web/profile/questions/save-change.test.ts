import { describe, expect, it } from "vitest";
import { profileService, unreached } from "#test/support/profile-service.ts";
import { fullProfile, partProfile, sampleProfile } from "#web/profile/samples.ts";
import { type Saving, saveChange } from "./save-change.ts";

const consentTextVersion = "2026-11-01";
const older = { ageBand: "50s" } as const;
const savingOf = (saving: Partial<Saving> = {}): Saving => ({ change: older, seen: partProfile, consentTextVersion: null, ...saving });

describe("saving a change of the profile", () => {
  it("sends what changes, with what was seen", async () => {
    const service = profileService(partProfile);

    const saved = await saveChange(service.calls, savingOf());

    expect(saved).toEqual({ kind: "saved", profile: service.kept() });
    expect(service.kept()).toMatchObject({ ageBand: "50s", icon: partProfile.icon });
    expect(service.asked).toEqual([{ ageBand: "50s", updatedAt: partProfile.updatedAt }]);
  });

  it("sends the agreement with the answer it is for", async () => {
    const service = profileService(sampleProfile());

    await saveChange(service.calls, savingOf({ seen: sampleProfile(), consentTextVersion }));

    expect(service.kept()).toMatchObject({ ageBand: "50s", consentTextVersion });
  });

  it("saves over a change of something else", async () => {
    const service = profileService(partProfile);
    service.changeElsewhere({ gender: "female" });

    expect((await saveChange(service.calls, savingOf())).kind).toBe("saved");
    expect(service.kept()).toMatchObject({ ageBand: "50s", gender: "female" });
  });

  it.each([
    ["an answer", { ageBand: "20s" }, older],
    ["an icon", { icon: { kind: "preset", name: "sun" } }, { icon: null }],
    ["an answer that was erased", { ageBand: null }, older],
  ] as const)("stops at %s that was changed elsewhere, and shows it", async (_, elsewhere, change) => {
    const service = profileService(partProfile);
    service.changeElsewhere(elsewhere);

    const saved = await saveChange(service.calls, savingOf({ change }));

    expect(saved).toEqual({ kind: "conflict", latest: service.kept() });
    expect(service.kept()).toMatchObject(elsewhere);
  });

  it.each([older, { icon: { kind: "preset", name: "sun" } }, { icon: null }] as const)(
    "has nothing left to do where another page already saved %j",
    async (change) => {
      const service = profileService(partProfile);
      service.changeElsewhere(change);

      expect(await saveChange(service.calls, savingOf({ change }))).toEqual({ kind: "saved", profile: service.kept() });
      expect(service.asked).toHaveLength(1);
    },
  );

  it("knows its own change again when the answer to it was lost on the way", async () => {
    const service = profileService(partProfile);
    service.faults.push("lost");

    expect(await saveChange(service.calls, savingOf())).toEqual({ kind: "saved", profile: service.kept() });
  });

  it("asks to agree where the agreement was taken back elsewhere", async () => {
    const service = profileService(fullProfile);
    await service.calls.withdrawConsent("profile-matching");

    expect(await saveChange(service.calls, savingOf({ seen: fullProfile }))).toEqual({
      kind: "consent-needed",
      latest: service.kept(),
    });
  });

  it("needs no agreement of its own where it was given elsewhere meanwhile", async () => {
    const service = profileService(sampleProfile());
    service.changeElsewhere({ profession: "student", consentTextVersion });

    const saved = await saveChange(service.calls, savingOf({ seen: sampleProfile() }));

    expect(saved.kind).toBe("saved");
    expect(service.kept()).toMatchObject({ ageBand: "50s", profession: "student" });
  });

  it("fails with the reason, and changes nothing", async () => {
    const service = profileService(partProfile);
    service.faults.push(unreached);

    expect(await saveChange(service.calls, savingOf())).toEqual({
      kind: "failed",
      why: "ただいま接続できません。入力した内容は残っています。時間をおいて、もう一度お試しください。",
    });
    expect(service.kept()).toBe(partProfile);
  });

  it("fails where what was changed meanwhile cannot be read, or the second try is refused", async () => {
    const unread = profileService(partProfile);
    unread.changeElsewhere({ gender: "male" });
    unread.readFaults.push(unreached);
    expect((await saveChange(unread.calls, savingOf())).kind).toBe("failed");

    const twice = profileService(partProfile);
    twice.changeElsewhere({ gender: "male" });
    twice.faults.push({ type: "/problems/conflict", title: "ほかで変更されています", status: 409 }, unreached);
    expect((await saveChange(twice.calls, savingOf())).kind).toBe("failed");
    expect(twice.kept().ageBand).toBe("40s");
  });
});
