import { describe, expect, it } from "vitest";
import { filesByHand, profileService, settled, unreached } from "#test/support/profile-service.ts";
import { createEraseSaving } from "./erase-saving.ts";
import { fullProfile, newProfile, ownPicture, partProfile } from "./samples.ts";

const NOTHING = { ageBand: null, gender: null, icon: null, incomeBand: null, profession: null };

function page(profile = partProfile) {
  const service = profileService(profile);
  const picture = new Blob(["before"], { type: "image/webp" });
  const files = filesByHand({ [ownPicture.key]: picture });
  const saving = createEraseSaving({ calls: service.calls, openFiles: files.openFiles }, profile);
  const does = async (action: "erase" | "withdraw" | "restore") => {
    saving[action]();
    await settled();
    return saving.state();
  };
  return { service, files, picture, saving, does };
}

describe("deleting all answers", () => {
  it("is asked about first", async () => {
    const { service, saving } = page();
    saving.ask("erase");
    await settled();

    expect(saving.state().asked).toBe("erase");
    expect(service.asked).toEqual([]);
  });

  it("leaves nothing but the agreement, and removes the picture", async () => {
    const { service, files, saving, does } = page();
    saving.ask("erase");

    expect(await does("erase")).toMatchObject({ asked: "nothing", done: "erased", isBusy: false, profile: NOTHING });
    expect(service.kept()).toMatchObject({ ...NOTHING, consentTextVersion: "2026-11-01" });
    expect([...files.kept.keys()]).toEqual([]);
  });

  it("is undone with the picture", async () => {
    const { service, files, picture, does } = page();
    await does("erase");

    expect(await does("restore")).toMatchObject({ done: "restored", erased: null });
    expect(service.kept()).toMatchObject({ ageBand: "40s", icon: ownPicture });
    expect(files.kept.get(ownPicture.key)).toBe(picture);
  });

  it("is undone without a picture that could not be read before", async () => {
    const { service, files, does } = page();
    files.faults.add("get");
    await does("erase");
    await does("restore");

    expect(service.kept()).toMatchObject({ ageBand: "40s", icon: null });
  });

  it("is not undone over what was answered since", async () => {
    const { service, files, does } = page();
    await does("erase");
    service.changeElsewhere({ ageBand: "20s" });

    expect(await does("restore")).toMatchObject({ done: "reloaded", erased: null, profile: { ageBand: "20s" } });
    expect([...files.kept.keys()]).toEqual([]);
  });

  it("can be undone again where the first try failed", async () => {
    const { service, files, does } = page();
    await does("erase");
    files.faults.add("put");
    expect(await does("restore")).toMatchObject({ done: "erased", failure: expect.any(String), erased: expect.any(Object) });

    files.faults.clear();
    service.faults.push(unreached);
    expect((await does("restore")).failure).toContain("接続できません");
    expect([...files.kept.keys()]).toEqual([]);

    expect((await does("restore")).done).toBe("restored");
  });

  it("changes nothing where it fails, and stays asked about", async () => {
    const { service, files, saving, does } = page();
    service.faults.push(unreached);
    saving.ask("erase");

    expect(await does("erase")).toMatchObject({ asked: "erase", done: "nothing", failure: expect.any(String) });
    expect([...files.kept.keys()]).toEqual([ownPicture.key]);

    saving.ask("nothing");
    expect(saving.state().failure).toBeNull();
  });

  it("shows what was changed elsewhere instead", async () => {
    const { service, does } = page();
    service.changeElsewhere({ ageBand: "20s" });

    expect(await does("erase")).toMatchObject({ done: "reloaded", profile: { ageBand: "20s" } });
    expect(service.kept().ageBand).toBe("20s");
  });

  it("is done once however often it is asked for", async () => {
    const { service, saving } = page();
    saving.erase();
    saving.erase();
    await settled();

    expect(service.asked).toHaveLength(1);
  });

  it("has nothing to undo before", async () => {
    const { service, does } = page();
    await does("restore");

    expect(service.asked).toEqual([]);
  });
});

describe("taking back the agreement", () => {
  it("takes the answers with it and leaves the icon, and cannot be undone", async () => {
    const { does } = page(fullProfile);

    expect(await does("withdraw")).toMatchObject({
      ...{ done: "withdrawn", erased: null },
      profile: { ...NOTHING, icon: fullProfile.icon, consentTextVersion: null },
    });
  });

  it("is nothing to be sorry about where it was taken back already", async () => {
    const { service, does } = page(fullProfile);
    await service.calls.withdrawConsent("profile-matching");

    expect((await does("withdraw")).done).toBe("withdrawn");
  });

  it("says where what is left cannot be read", async () => {
    const { service, does } = page(fullProfile);
    service.readFaults.push(unreached);

    expect((await does("withdraw")).failure).toContain("接続できません");
  });

  it("fails with the reason", async () => {
    const { service } = page(newProfile);
    const calls = { ...service.calls, withdrawConsent: async () => ({ ok: false, problem: unreached }) as const };
    const saving = createEraseSaving({ calls, openFiles: filesByHand().openFiles }, newProfile);
    saving.withdraw();
    await settled();

    expect(saving.state()).toMatchObject({ done: "nothing", failure: expect.stringContaining("接続できません") });
  });
});
