import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { PLAIN_MAPS } from "#wire/site-maps.ts";
import { sentOutside } from "#wire/tag-registry.ts";
import { DATA_REQUEST, readDataRequest, sendDataRequest } from "./data-request.ts";
import { ExternalCard } from "./external-card.tsx";
import { PrivacyScreen } from "./privacy.screen.tsx";
import { RequestCard } from "./request-card.tsx";

const typed = { requestKind: "disclosure", message: "住所の開示", name: "見本 花子", email: "ｈanako@EXAMPLE.jp" };
const input = { request: "disclosure", message: "住所の開示", name: "見本 花子", email: "hanako@example.jp" } as const;
const receipt = { id: "A1", dueOn: "2026-12-01", isRepeated: false };

describe("a request about personal data", () => {
  it("names every field that is needed, in the order of its form", () => {
    const read = readDataRequest({});

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(
      DATA_REQUEST.fields.filter(({ field }) => field.isRequired).map(({ name }) => name),
    );
  });

  it.each([
    ["put right", {}, input],
    [
      "without a name, which nobody has to write",
      { name: " " },
      { request: "disclosure", message: "住所の開示", email: "hanako@example.jp" },
    ],
    ["with the address of the account", { accountEmail: "other@example.jp" }, { ...input, accountEmail: "other@example.jp" }],
    ["with what a program filled in", { leaveEmpty: "x" }, { ...input, leaveEmpty: "x" }],
  ])("is read %s", (_name, more, expected) => {
    expect(readDataRequest({ ...typed, ...more })).toEqual({ ok: true, input: expected });
  });

  it("is sent as it was read, and has a number", async () => {
    const api = scriptedApi({
      "POST /api/estate/data-requests": { ...receipt, answerDueOn: "2026-12-01", receivedAt: "2026-11-24T00:00:00Z" },
    });

    expect(await sendDataRequest(input, { ...api, isOnline: true })).toEqual({ ok: true, receipt });
    expect(api.asked[0]?.body).toEqual(input);
  });

  it("says at the field what the service refuses, and that it could not be sent", async () => {
    const errors = [
      { field: "email", reason: "format", message: "メールアドレスを確認してください" },
      { field: "request", reason: "unknown-choice", message: "請求の種類を選び直してください" },
    ];
    const sent = (answer: ReturnType<typeof refused>) =>
      sendDataRequest(input, { ...scriptedApi({ "POST /api/estate/data-requests": answer }), isOnline: false });

    expect(await sent(refused(422, { errors }))).toMatchObject({
      ok: false,
      failure: { issues: [{ field: "email" }, { field: "requestKind" }] },
    });
    expect(await sent(refused(0))).toMatchObject({ ok: false, failure: { issues: [], notice: expect.stringMatching(/./) } });
  });

  it("is thanked for in the place of its form, where reading goes on", async () => {
    const page = await livePage(<RequestCard letter={null as never} receipt={receipt} />);

    expect(page.text()).toContain("請求を受け付けました");
    expect(page.text()).toContain("2026年12月1日まで");
    expect(document.activeElement?.textContent).toContain("A1");
  });
});

describe("the privacy policy", () => {
  it("has the list of what is sent elsewhere and the form below its text", async () => {
    const html = await renderInRouter(
      <PrivacyScreen page={null} operator={{ operatorName: "", operatorAddress: "", licenceNumber: "" }} />,
    );

    expect(textOf(html)).toContain("読み込みに失敗しました");
  });

  it("tells of each recipient what is sent, when, and both purposes", async () => {
    const auth = { endpoint: "https://id.example", hostedOrigin: "https://id.example", objectsUrl: "https://id.example/objects" };
    const destinations = sentOutside({ ownOrigin: "https://example", isMeasured: true, maps: PLAIN_MAPS, auth });
    const html = textOf(await renderInRouter(<ExternalCard destinations={destinations} />));

    for (const words of ["Googleタグマネージャー", "送られる情報", "送るとき", "当社の利用目的", "送信先の利用目的"])
      expect(html).toContain(words);
    expect(textOf(await renderInRouter(<ExternalCard destinations={[]} />))).toContain("外部の事業者へ送る情報はありません");
  });
});
