import { describe, expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { settled } from "#test/support/profile-service.ts";
import { keptWeights } from "./samples.ts";
import { createWeightsSaving } from "./weights-saving.ts";

describe("deleting the weights of risk reports", () => {
  function service(refuses = false, kept: typeof keptWeights | null = keptWeights) {
    let refusing = refuses;
    const sent: string[] = [];
    const { mypage } = createApiClient({
      baseUrls: {},
      origin: "http://site.test",
      send: async (request) => {
        sent.push(`${request.method} ${await request.text()}`);
        if (refusing) return Response.json({ type: "/problems/x", title: "ログインしてください", status: 401 }, { status: 401 });
        return Response.json({ riskWeights: request.method === "PUT" ? keptWeights : null });
      },
    });
    const calls = {
      save: (w: string) => mypage.put("/risk-weights", { body: { w } }),
      forget: () => mypage.delete("/risk-weights"),
    };
    return {
      sent,
      saving: createWeightsSaving(calls, kept),
      refuse: (next: boolean) => {
        refusing = next;
      },
    };
  }

  it("can be undone while the page is open, and two clicks are one", async () => {
    const { sent, saving } = service();
    saving.remove();
    saving.remove();
    await settled();
    expect(saving.state()).toEqual({ kept: null, removed: keptWeights.w, isBusy: false, failure: null });

    saving.restore();
    await settled();

    expect(saving.state()).toEqual({ kept: keptWeights, removed: null, isBusy: false, failure: null });
    expect(sent).toEqual(["DELETE ", `PUT {"w":"${keptWeights.w}"}`]);
  });

  it("that fails leaves them and says why", async () => {
    const { saving } = service(true);
    saving.remove();
    await settled();

    expect(saving.state()).toMatchObject({ kept: keptWeights, removed: null, isBusy: false });
    expect(saving.state().failure).toMatch(/。$/);
  });

  it("that cannot be undone keeps what there is to put back, for another try", async () => {
    const { saving, refuse } = service();
    saving.remove();
    await settled();
    refuse(true);
    saving.restore();
    await settled();

    expect(saving.state()).toMatchObject({ kept: null, removed: keptWeights.w, isBusy: false });
    expect(saving.state().failure).not.toBeNull();

    refuse(false);
    saving.restore();
    await settled();
    expect(saving.state()).toEqual({ kept: keptWeights, removed: null, isBusy: false, failure: null });
  });

  it("asks for nothing where nothing is kept, nor to put back what was never deleted", async () => {
    const { sent, saving } = service(false, null);
    saving.remove();
    saving.restore();
    await settled();

    expect(sent).toEqual([]);
    expect(saving.state()).toEqual({ kept: null, removed: null, isBusy: false, failure: null });
  });

  it("ends even where asking itself fails", async () => {
    const broken = async () => {
      throw new TypeError("no page any more");
    };
    const saving = createWeightsSaving({ save: broken, forget: broken }, keptWeights);
    saving.remove();
    await settled();

    expect(saving.state()).toMatchObject({ kept: keptWeights, isBusy: false, failure: expect.stringMatching(/。$/) });
  });
});
