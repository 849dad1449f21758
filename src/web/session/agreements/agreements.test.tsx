import { describe, expect, it } from "vitest";
import type { AgreementsResponse } from "#api/client/client.ts";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { AgreementView, type AgreementViewProps } from "./agreement.view.tsx";
import { AgreementGate } from "./agreement-gate.tsx";
import { agreeTo, findAgreements } from "./find-agreements.ts";

const pending: AgreementsResponse["pending"] = [
  {
    ...{ document: "terms", title: "利用規約", version: "2026-11-23", effectiveOn: "2026-11-23", summary: "最初の版です。" },
    agreedVersion: null,
  },
];
const agreed: AgreementsResponse = {
  accepted: [{ document: "terms", version: "2026-11-23", acceptedAt: "2026-11-24T00:00:00.000Z", by: "web" }],
  pending: [],
};
const idle = { isBusy: false, failure: null };
const props: AgreementViewProps = { pending, isReady: true, acting: idle, onAgree: () => undefined };

describe("what a member still has to agree to", () => {
  it("stands before the page, with its version, and leaves a way to the settings and out", async () => {
    const html = await renderInRouter(<AgreementGate agreements={{ accepted: [], pending }}>会員の画面</AgreementGate>);

    expect(textOf(html)).toContain("利用規約をご確認ください");
    expect(textOf(html)).not.toContain("会員の画面です");
    expect(html).toContain('href="/terms?version=2026-11-23" target="_blank"');
    expect(html).toContain('href="/settings/account"');
  });

  it("leads to what changed since the version that was agreed to, and to no comparison where there is none", async () => {
    const drawn = async (agreedVersion: string | null) => {
      const next = pending.map((each) => ({ ...each, version: "2027-02-15", agreedVersion }));
      return renderInRouter(<AgreementView {...props} pending={next} />);
    };

    expect(await drawn("2026-11-23")).toContain('href="/terms?version=2027-02-15&amp;compare=2026-11-23#differences"');
    expect(textOf(await drawn("2026-11-23"))).toContain("変わったところを見る");
    expect(textOf(await drawn(null))).not.toContain("変わったところ");
  });

  it.each([
    ["nothing is", agreed],
    ["it could not be read", null],
  ])("does not hold a member up where %s", async (_name, agreements) => {
    expect(textOf(await renderInRouter(<AgreementGate agreements={agreements}>会員の画面</AgreementGate>))).toBe("会員の画面");
  });

  it("is agreed to by one press", async () => {
    let presses = 0;
    const onAgree = () => {
      presses += 1;
    };
    const page = await livePage(<AgreementView {...props} onAgree={onAgree} />);
    await page.press("同意して進む");

    expect(presses).toBe(1);
  });

  it("says why it could not be kept", async () => {
    const html = await renderInRouter(<AgreementView {...props} acting={{ isBusy: false, failure: "通信できませんでした。" }} />);

    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("通信できませんでした。");
  });

  it("cannot be pressed before the page answers", async () => {
    expect(await renderInRouter(<AgreementView {...props} isReady={false} />)).toMatch(/<button[^>]*disabled[^>]*>同意して進む/);
  });

  it("is sent by its versions, and a refusal is thrown", async () => {
    const api = scriptedApi({ "POST /api/mypage/agreements": agreed });

    expect(await agreeTo(pending, api.mypage)).toEqual(agreed);
    expect(api.asked[0]?.body).toEqual({ documents: [{ document: "terms", version: "2026-11-23" }] });
    await expect(agreeTo(pending, scriptedApi({ "POST /api/mypage/agreements": refused(503) }).mypage)).rejects.toMatchObject({
      status: 503,
    });
  });

  it("is unknown where the service does not answer", async () => {
    expect(await findAgreements(scriptedApi({ "GET /api/mypage/agreements": agreed }).mypage)).toEqual(agreed);
    expect(await findAgreements(scriptedApi().mypage)).toBeNull();
  });
});
