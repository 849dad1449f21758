import { describe, expect, it } from "vitest";
import { filesByHand, profileService, settled, unreached } from "#test/support/profile-service.ts";
import { newProfile, ownPicture, partProfile } from "#web/profile/samples.ts";
import { createIconSaving } from "./icon-saving.ts";

const AREA = { x: 1, y: 2, width: 30, height: 30 };
const photo = new File(["photo"], "me.jpg", { type: "image/jpeg" });
const drawn = new Blob(["drawn"], { type: "image/webp" });
const cat = { kind: "preset", name: "cat" } as const;
const sun = { kind: "preset", name: "sun" } as const;
const NEW_KEY = /^public\/me\/icon-[\w-]+\.webp$/;

function page(profile = newProfile) {
  const service = profileService(profile);
  const files = filesByHand({ [ownPicture.key]: new Blob(["before"]) });
  const addresses: string[] = [];
  const renders: [Blob, object][] = [];
  const faults = { render: false };
  const saving = createIconSaving(
    {
      calls: service.calls,
      openFiles: files.openFiles,
      randomBytes: (count) => new Uint8Array(count).fill(7),
      render: async (file, area) => {
        renders.push([file, area]);
        if (faults.render) throw new Error("no picture");
        return drawn;
      },
      addresses: {
        create: ({ size }) => {
          addresses.push(`blob:${addresses.length}-${size}`);
          return addresses.at(-1) ?? "";
        },
        revoke: (url) => void addresses.splice(addresses.indexOf(url), 1),
      },
    },
    profile,
  );
  const pickAndMark = () => {
    saving.pick(photo);
    saving.mark(AREA);
  };
  const upload = async () => {
    pickAndMark();
    saving.upload();
    await settled();
    return saving.state();
  };
  return { service, files, saving, addresses, renders, faults, pickAndMark, upload };
}

describe("a drawn icon", () => {
  it("is shown as soon as it is chosen, and saved", async () => {
    const { service, saving } = page();
    saving.choose(cat);
    expect(saving.state()).toMatchObject({ chosen: cat, step: "saving" });

    await settled();
    expect(saving.state()).toMatchObject({ chosen: cat, step: "idle", outcome: "saved" });
    expect(service.kept().icon).toEqual(cat);
  });

  it("is the newest one however fast arrow keys go over them", async () => {
    const { service, saving } = page();
    const letGo = service.hold();
    saving.choose(cat);
    saving.choose(null);
    saving.choose(sun);
    letGo();
    await settled();

    expect(service.asked.map(({ icon }) => icon)).toEqual([cat, sun]);
    expect(saving.state()).toMatchObject({ chosen: sun, profile: { icon: sun }, outcome: "saved" });
  });

  it("replaces a picture, which is removed", async () => {
    const { files, saving } = page(partProfile);
    saving.choose(cat);
    await settled();

    expect([...files.kept.keys()]).toEqual([]);
  });

  it("can be none", async () => {
    const { service, saving } = page(partProfile);
    saving.choose(null);
    await settled();

    expect(saving.state().outcome).toBe("cleared");
    expect(service.kept().icon).toBeNull();
  });

  it("goes back to what is saved where saving fails, and leaves the picture alone", async () => {
    const { service, files, saving } = page(partProfile);
    service.faults.push(unreached);
    saving.choose(cat);
    await settled();

    expect(saving.state()).toMatchObject({ chosen: ownPicture, step: "idle", failure: expect.stringContaining("接続できません") });
    expect([...files.kept.keys()]).toEqual([ownPicture.key]);
  });

  it("shows what was chosen elsewhere meanwhile", async () => {
    const { service, saving } = page();
    service.changeElsewhere({ icon: sun });
    saving.choose(cat);
    await settled();

    expect(saving.state()).toMatchObject({ chosen: sun, outcome: "conflict" });
  });
});

describe("a picture that is picked", () => {
  it("can be cut as soon as a part of it is marked", () => {
    const { saving, addresses } = page();
    saving.pick(photo);
    expect(saving.state()).toMatchObject({ pickedUrl: "blob:0-5", isMarked: false });

    saving.mark(AREA);
    expect(saving.state().isMarked).toBe(true);
    expect(addresses).toEqual(["blob:0-5"]);
  });

  it.each([
    [new File(["x"], "me.gif", { type: "image/gif" }), "PNG、JPEG、WebP"],
    [new File([], "me.png", { type: "image/png" }), "中身がありません"],
  ])("is refused for what it is (%#)", (file, words) => {
    const { saving, addresses } = page();
    saving.pick(file);

    expect(saving.state()).toMatchObject({ pickedUrl: null, fault: expect.stringContaining(words) });
    expect(addresses).toEqual([]);
  });

  it.each(["giveUp", "cannotOpen", "close"] as const)("leaves nothing behind after %s", (end) => {
    const { saving, addresses, pickAndMark } = page();
    pickAndMark();
    saving[end]();

    expect(addresses).toEqual([]);
  });

  it("says when it is no picture", () => {
    const { saving, pickAndMark } = page();
    pickAndMark();
    saving.cannotOpen();

    expect(saving.state()).toMatchObject({ pickedUrl: null, isMarked: false, fault: expect.stringContaining("開けませんでした") });
  });

  it("replaces the one before, whose marks are not its own", async () => {
    const { saving, addresses, renders, pickAndMark } = page();
    pickAndMark();
    saving.pick(new File(["other one"], "b.png", { type: "image/png" }));
    saving.upload();
    await settled();

    expect(addresses).toHaveLength(1);
    expect(renders).toEqual([]);
  });
});

describe("a picture that becomes the icon", () => {
  it("is drawn anew, kept, taken, and only then shown, step by step", async () => {
    const { service, files, saving, addresses, renders, upload } = page(partProfile);
    const steps: string[] = [];
    saving.subscribe(() => void (steps.at(-1) !== saving.state().step && steps.push(saving.state().step)));

    const state = await upload();

    expect(steps).toEqual(["idle", "drawing", "sending", "taking", "idle"]);
    expect(renders).toEqual([[photo, AREA]]);
    expect(service.kept().icon).toEqual({ kind: "file", key: expect.stringMatching(NEW_KEY) });
    expect([...files.kept.values()]).toEqual([drawn]);
    expect(state).toMatchObject({ chosen: service.kept().icon, pickedUrl: null, outcome: "saved" });
    expect(addresses).toEqual([]);
  });

  it("takes no other choice meanwhile", async () => {
    const { service, saving, pickAndMark } = page();
    pickAndMark();
    saving.upload();
    saving.choose(cat);
    saving.upload();
    await settled();

    expect(service.asked).toHaveLength(1);
    expect(service.kept().icon).toMatchObject({ kind: "file" });
  });

  it("stays at hand where it cannot be drawn", async () => {
    const { service, faults, upload } = page();
    faults.render = true;

    expect(await upload()).toMatchObject({ step: "idle", pickedUrl: "blob:0-5", failure: expect.stringContaining("開けませんでした") });
    expect(service.asked).toEqual([]);
  });

  it("stays at hand where it cannot be kept, and the icon of before stays", async () => {
    const { service, files, upload } = page(partProfile);
    files.faults.add("put");

    expect(await upload()).toMatchObject({ pickedUrl: "blob:0-5", isMarked: true, chosen: ownPicture, failure: expect.any(String) });
    expect(service.asked).toEqual([]);
  });

  it.each([
    ["is refused", [unreached], []],
    ["met another icon", [], [sun]],
  ] as const)("is removed again where taking it %s", async (_, faults, elsewhere) => {
    const { service, files, upload } = page(partProfile);
    service.faults.push(...faults);
    for (const icon of elsewhere) service.changeElsewhere({ icon });

    const state = await upload();

    expect(state.pickedUrl).toBe("blob:0-5");
    expect([...files.kept.keys()]).toEqual([ownPicture.key]);
  });

  it("is left where nobody can say whether it was taken", async () => {
    const { service, files, upload } = page();
    service.faults.push(unreached);
    service.readFaults.push(unreached);
    await upload();

    expect([...files.kept.keys()].filter((key) => NEW_KEY.test(key))).toHaveLength(1);
  });

  it("is taken though the one before cannot be removed", async () => {
    const { files, upload } = page(partProfile);
    files.faults.add("remove");

    expect((await upload()).outcome).toBe("saved");
  });
});
