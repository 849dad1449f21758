import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findTenantLine } from "#web/recommender/frame/find-tenant.ts";
import { findLineVisit } from "#web/recommender/frame/visit.ts";
import { InputFormLineScreen } from "./inputform-line.screen.tsx";
import { OutsideView, UnprovedView } from "./line-form.view.tsx";
import { lineFormSearch } from "./line-form-search.ts";
import { ResultView } from "./line-result.view.tsx";

const TENANT = {
  ...{ key: "mihon-home", name: "見本ホーム", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1" },
  ...{ brandColour: "#7a3e1d", isSample: true },
};
const LINE = {
  ...{ basicId: "@mihon-home", friendUrl: "https://line.me/R/ti/p/@mihon-home" },
  liff: { id: "1234567890-AbcdEfgh", url: "https://liff.line.me/1234567890-AbcdEfgh", isStandIn: false },
};
const shown = async (line: typeof LINE | null) => renderInRouter(<InputFormLineScreen tenant={TENANT} areas={[]} line={line} />);

describe("the form inside LINE", () => {
  it("opens LINE first under the broker's name; without an account of theirs it leads to the form of the web", async () => {
    const opening = await shown(LINE);
    expect(textOf(opening)).toContain("LINEを開いています");
    expect(textOf(opening)).toContain("東京都知事(1)第99999号");
    expect(await shown(null)).toContain('href="/recommender/inputform?t=mihon-home"');
  });

  it("leads into LINE by a link and a code, to the account, and past it", async () => {
    const html = await renderInRouter(<OutsideView tenant={TENANT} line={LINE} url={LINE.liff.url} />);
    for (const part of [LINE.liff.url, LINE.friendUrl, "QRコード", 'href="/recommender/inputform?t=mihon-home"'])
      expect(html).toContain(part);
    const unproved = await renderInRouter(<UnprovedView tenant={TENANT} url={LINE.liff.url} />);
    expect(unproved).toContain(`href="${LINE.liff.url}"`);
  });

  it("is of the tenant in the address, or where LINE has put it", () => {
    expect([
      lineFormSearch({ t: "mihon-home" }).t,
      lineFormSearch({ "liff.state": "?t=mihon-home" }).t,
      lineFormSearch({ t: "<b>" }).t,
    ]).toEqual(["mihon-home", "mihon-home", undefined]);
  });

  it("asks whose it is by the token of LINE alone", async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: () => undefined,
    };
    const ask = async (answer: object) =>
      (
        await findLineVisit(
          { tenant: "mihon-home", idToken: "a.b.c" },
          scriptedApi({ "POST /api/recommender/tenants/mihon-home/line-visits": answer }),
          storage as never,
        )
      ).kind;
    const visit = { tenant: TENANT, name: null, address: null, state: "active", queries: [] };
    expect([await ask(refused(404)), await ask(refused(403)), await ask(refused(503)), await ask(visit)]).toEqual([
      "none",
      "unproved",
      "failed",
      "open",
    ]);
    expect(
      await findTenantLine({ t: "mihon-home" }, scriptedApi({ "GET /api/recommender/tenants/mihon-home/line": refused(404) })),
    ).toBeNull();
  });
});

describe("what was saved inside LINE", () => {
  const saved = { id: "q", words: "江東区 / 6,000万円以下", matches: 12 };
  const line = {
    tenant: "mihon-home",
    state: "linked",
    friendUrl: LINE.friendUrl,
    saved,
    nextAt: "2026-11-24T09:00:00Z",
    isApprovedFirst: false,
  } as const;
  const drawn = (changes: object = {}, onClose: (() => void) | null = null) =>
    renderInRouter(<ResultView line={{ ...line, ...changes }} tenant={TENANT} onClose={onClose} />);

  it("tells the words, what fits today, and when the next message comes", async () => {
    const text = textOf(await drawn());
    for (const part of ["江東区 / 6,000万円以下", "12件", "11月24日 18:00", "「停止」"]) expect(text).toContain(part);
    expect(text).not.toContain("画面を閉じる");
    expect(text).not.toContain("友だちに追加する");
  });

  it("closes inside LINE, asks to be a friend, and says where a broker looks first", async () => {
    const html = await drawn({ state: "not_linked", isApprovedFirst: true }, () => undefined);
    for (const part of ["画面を閉じる", LINE.friendUrl, "見本ホームが内容を確かめてから"]) expect(html).toContain(part);
  });

  it("says that nothing is looked for where every condition is paused", async () => {
    expect(textOf(await drawn({ saved: null }))).toContain("お知らせ中の条件はありません");
  });
});
