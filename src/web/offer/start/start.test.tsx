import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleCampaign, samplePreview } from "#web/offer/samples.ts";
import { findPreview, findStart } from "./find-start.ts";
import { StartView } from "./start.view.tsx";
import { callOff, confirmCampaign, wordsOf } from "./use-send-offer.ts";

const PATHS = ["/", "/mypage", "/offer", "/queries/input", "/queries/query", "/settings/notification"];
const CAMPAIGNS = "/api/mypage/offer-campaigns";
const draft = sampleCampaign({ state: "draft", version: 1, startsAt: null });
const body = { queryId: "query-1", wishMonth: "2027-03", begun: null };

describe("an offer that is confirmed", () => {
  it("is begun and confirmed with the words about notices", async () => {
    const { mypage, asked } = scriptedApi({ [`POST ${CAMPAIGNS}`]: draft, [`POST ${CAMPAIGNS}/campaign-1/steps`]: sampleCampaign() });

    expect(await confirmCampaign(mypage, body)).toEqual(sampleCampaign());
    expect(asked.map((one) => one.body)).toEqual([
      { queryId: "query-1", wishMonth: "2027-03" },
      { step: "confirm", version: 1, noticeTextVersion: expect.stringMatching(/^2026-/) },
    ]);
  });

  it("and refused leaves no draft behind", async () => {
    const steps: unknown[] = [];
    const { mypage } = scriptedApi({
      [`POST ${CAMPAIGNS}`]: draft,
      [`POST ${CAMPAIGNS}/campaign-1/steps`]: async (request) => {
        const { step } = await request.json();
        steps.push(step);
        return step === "drop"
          ? Response.json(sampleCampaign({ state: "finished" }))
          : refused(409, { type: "/problems/limit-reached" })(request);
      },
    });

    await expect(confirmCampaign(mypage, body)).rejects.toMatchObject({ type: "/problems/limit-reached" });
    expect(steps).toEqual(["confirm", "drop"]);
  });

  it("is called off whole, and not any more once it has begun", async () => {
    const cancelled = scriptedApi({ [`POST ${CAMPAIGNS}/campaign-1/steps`]: draft });
    await callOff(cancelled.mypage, sampleCampaign());
    expect(cancelled.asked.map((one) => one.body)).toMatchObject([
      { step: "cancel", version: 2 },
      { step: "drop", version: 1 },
    ]);

    const begun = scriptedApi({ [`POST ${CAMPAIGNS}/campaign-1/steps`]: refused(409, { type: "/problems/illegal-transition" }) });
    const refusal = await callOff(begun.mypage, sampleCampaign()).catch((error: unknown) => error);
    expect(wordsOf(refusal)).toContain("送信はもう始まっています");
  });
});

describe("a new offer begins with", () => {
  it("the saved conditions that ask for offers", async () => {
    const query = (id: string, channels: readonly string[], state = "active") => ({
      id,
      words: id,
      state,
      answers: { name: null, channels },
    });
    const { mypage } = scriptedApi({
      "GET /api/mypage/queries": {
        items: [query("a", ["offer"]), query("b", ["normal"]), query("c", ["normal", "offer"], "expired")],
        live: 3,
        most: 10,
      },
    });

    expect(await findStart("choose", mypage)).toEqual({ kind: "choose", queries: [{ id: "a", words: "a" }] });
    expect(await findStart("choose", scriptedApi().mypage)).toEqual({ kind: "failed" });
  });

  it.each([
    [refused(404), "unknown"],
    [refused(422), "not-an-offer"],
    [refused(503), "failed"],
  ] as const)("what it would be, or why it cannot", async (answer, kind) => {
    const { mypage } = scriptedApi({ [`POST ${CAMPAIGNS}/previews`]: answer, [`GET ${CAMPAIGNS}`]: { items: [], mostLive: 10 } });
    expect(await findPreview("query-1", mypage)).toEqual({ kind });
  });

  it("the sending of this condition that is under way", async () => {
    const items = [
      sampleCampaign({ id: "other", queryId: "query-2" }),
      sampleCampaign({ id: "over", state: "finished" }),
      sampleCampaign(),
    ];
    const { mypage } = scriptedApi({ [`POST ${CAMPAIGNS}/previews`]: samplePreview(), [`GET ${CAMPAIGNS}`]: { items, mostLive: 10 } });

    expect(await findPreview("query-1", mypage)).toMatchObject({ kind: "ready", campaign: { id: "campaign-1" } });
  });
});

describe("what would be sent", () => {
  const draw = async (preview = samplePreview(), campaign: Parameters<typeof sampleCampaign>[0] | null = null) =>
    textOf(
      await renderInRouter(
        <StartView
          data={{ kind: "start", queryId: "query-1", found: { kind: "ready", preview, campaign: campaign && sampleCampaign(campaign) } }}
          today="2026-11-22"
        />,
        PATHS,
      ),
    );

  it("is told with how many owners, at what price and when, before anything is sent", async () => {
    const text = await draw();
    expect(text).toContain("広告は含みません");
    expect(text).not.toContain("広告を含みます");
    for (const words of [
      "受け付けているオーナー10〜19人",
      "場所と種別だけで数えた",
      "およそ5,000万円〜9,000万円、上限9,000万円",
      "確定から24時間後",
      "2026年12月ごろまで",
      "24時間後に送る",
    ])
      expect(text).toContain(words);
  });

  it("is not counted where there are few, and warned of where it is very low", async () => {
    const text = await draw(samplePreview({ owners: { kind: "few", from: null, to: null }, prices: null, isVeryLow: true }));
    expect(text).toContain("受け付けているオーナー人数は示しません");
    expect(text).toContain("AI推定の95%（物件ごと）");
    expect(text).toContain("オーナーに届かないことがあります");
  });

  it("is watched for where few or none take offers, and says the same of both", async () => {
    const text = await draw(samplePreview({ owners: { kind: "few", from: null, to: null }, prices: null }));
    expect(text).toContain("30日のあいだ見守ります");
    expect(text).toContain("いないかどうかも示しません");
    expect(await draw(samplePreview())).not.toContain("見守ります");
  });

  it("is told by its hour once it is confirmed, and can be called off", async () => {
    const text = await draw(samplePreview(), {});
    expect(text).toContain("11月23日(月) 14:00に送り始めます");
    expect(text).toContain("送信を取り消す");
    expect(await draw(samplePreview(), { state: "running", made: 3 })).not.toContain("送信を取り消す");
  });

  it("cannot be sent of a condition that asks for no offers", async () => {
    const view = <StartView data={{ kind: "start", queryId: "q", found: { kind: "not-an-offer" } }} today="2026-11-22" />;
    expect(textOf(await renderInRouter(view, PATHS))).toContain("この条件では送れません");
  });
});
