import { describe, expect, it } from "vitest";
import type { NotificationSettingsResponse } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { keepSettings } from "./keep-settings.ts";
import { sampleSettings } from "./samples.ts";

/** A service that keeps what it is sent, once it answers; before that it does what is scripted. */
function aService(scripted: ((request: Request) => Response | Promise<Response>)[] = []) {
  let kept: NotificationSettingsResponse = sampleSettings;
  const { mypage, asked } = scriptedApi({
    "GET /api/mypage/notification-settings": () => Response.json(kept),
    "PUT /api/mypage/notification-settings": async (request) => {
      const script = scripted.shift();
      if (script) return script(request);
      const { consentTextVersion: _, ...sent } = await request.json();
      if (sent.version !== kept.version) return refused(409)(request);
      kept = { ...kept, ...sent, version: kept.version + 1 };
      return Response.json(kept);
    },
  });
  const settings = keepSettings(sampleSettings, () => ({ mypage, isOnline: true }));
  return {
    settings,
    asked,
    kept: () => kept,
    moveOn: (changes: Partial<NotificationSettingsResponse>) => {
      kept = { ...kept, ...changes, version: kept.version + 1 };
    },
  };
}

describe("a change", () => {
  it("is shown at once, saved, told, and taken back", async () => {
    const { settings, kept } = aService();
    const saving = settings.change({ digestHour: 7 });
    expect(settings.state()).toMatchObject({ shown: { digestHour: 7 }, isBusy: true, outcome: "" });
    await saving;
    expect(settings.state()).toMatchObject({ isBusy: false, outcome: "保存しました。", before: { digestHour: 18 } });
    await settings.undo();
    expect(settings.state()).toMatchObject({ outcome: "元に戻しました。", before: null, shown: { digestHour: 18 } });
    expect(kept()).toMatchObject({ digestHour: 18, version: 3 });
  });

  it("made while another is saved goes with the next save, and none is lost", async () => {
    const { settings, kept, asked } = aService();
    const saving = settings.change({ digestHour: 7 });
    void settings.change({ capPerDay: 1 });
    void settings.change({ capPerDay: 2 });
    await saving;
    expect(kept()).toMatchObject({ digestHour: 7, capPerDay: 2 });
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(settings.state().shown).toMatchObject({ digestHour: 7, capPerDay: 2 });
  });

  it("that is not saved is taken off the screen, and why is told", async () => {
    const { settings } = aService([refused(500)]);
    await settings.change({ digestHour: 7 });
    expect(settings.state()).toMatchObject({ shown: { digestHour: 18 }, isBusy: false, outcome: "" });
    expect(settings.state().failure).not.toBeNull();
  });

  it("over what was changed elsewhere shows that instead", async () => {
    const { settings, moveOn, kept } = aService();
    moveOn({ capPerDay: 9 });
    await settings.change({ digestHour: 7 });
    expect(settings.state()).toMatchObject({ shown: { digestHour: 18, capPerDay: 9 }, before: null });
    expect(settings.state().failure).toContain("ほかの画面");
    await settings.change({ digestHour: 7 });
    expect(kept()).toMatchObject({ digestHour: 7, capPerDay: 9 });
  });

  it("whose first answer was lost counts as saved when the second try meets it", async () => {
    const { settings, moveOn } = aService();
    moveOn({ digestHour: 7 });
    await settings.change({ digestHour: 7 });
    expect(settings.state()).toMatchObject({ outcome: "保存しました。", failure: null, shown: { digestHour: 7 } });
  });
});
