import { describe, expect, it, vi } from "vitest";
import type { OfferThread } from "#api/client/client.ts";
import { livePage } from "#test/support/live-page.tsx";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { confirmWords } from "#web/offer/answer/asking.ts";
import { ConsentBox } from "#web/offer/answer/consent-box.tsx";
import { ContactBox } from "#web/offer/answer/contact-box.tsx";
import { EndedBox } from "#web/offer/answer/ended-box.tsx";
import { NetRows } from "#web/offer/answer/net-rows.tsx";
import { WaitingBox } from "#web/offer/answer/waiting-box.tsx";
import { AGENT, agreedThread, buyersThread, CONTACT, endedThread, OWN_CONTACT, SAMPLE_NOW, sampleThread } from "#web/offer/samples.ts";
import { TalkCard } from "./talk-card.tsx";
import { ThreadView, type ThreadViewProps } from "./thread.view.tsx";

const PATHS = ["/", "/mypage", "/offer", "/offer/about", "/settings/account", "/settings/account/edit/user"];
const ignore = () => undefined;

function view(thread: OfferThread, changes: Partial<ThreadViewProps> = {}) {
  const props = {
    thread,
    news: null,
    told: 0,
    now: SAMPLE_NOW,
    isAsking: false,
    draft: null,
    answer: null,
    talk: null,
    onReport: ignore,
    onBlock: null,
  };
  return <ThreadView {...props} {...changes} />;
}
const read = async (thread: OfferThread, changes: Partial<ThreadViewProps> = {}) =>
  textOf(await renderInRouter(view(thread, changes), PATHS));

describe("an offer", () => {
  it("says for which home, whose turn it is, of whom, how long and in which round", async () => {
    const text = await read(sampleThread());

    for (const words of [
      "東雲サンプルコート 中層階へのオファー",
      "あなたの番",
      "サンプル",
      "買い手さん M73（匿名）",
      "あと 3日4時間",
      "11月25日(水) 18:20まで",
      "3回目／5回まで",
    ])
      expect(text).toContain(words);
  });

  it("tells its prices in the picture's words and as a list, the newest first, with what was said", async () => {
    const html = await renderInRouter(view(sampleThread(), { draft: 83_800_000 }), PATHS);

    expect(html).toContain("1回目、買い手が7,800万円。2回目、あなたが8,700万円。3回目、買い手が8,050万円。下書きは8,380万円。");
    expect(textOf(html)).toMatch(/買い手さん M738,050万円「ここまで上げられます。」.*あなた8,700万円.*7,800万円「同じ建物で/s);
  });

  it("shows what is seen when, with where it stands", async () => {
    const html = await renderInRouter(view(agreedThread()), PATHS);

    expect(html).toMatch(/aria-current="step"[^>]*>.*?価格に合意.*?いまここ/s);
    expect(textOf(html)).toContain("双方の同意がそろわないと、連絡先を伝えずに終わります。");
  });

  it("that stands still or is over says why, and has no clock", async () => {
    expect(await read(buyersThread({ state: "held", expiresAt: null }))).toContain("そのあいだ期限は進みません");
    const over = await read(endedThread("expired", { kind: "expire", by: "site" }));
    expect(over).toContain("返事のないまま期限が過ぎました");
    expect(over).not.toContain("まで過ぎると");
    expect(over).toContain("まちのね期限切れ");
  });

  it("whose clock has run out meanwhile says that", async () => {
    expect(await read(sampleThread(), { now: Date.parse("2026-11-25T09:20:00Z") })).toContain("期限が過ぎました");
  });

  it("that is over says once how it ended, and no more than what was just done", async () => {
    const declined = endedThread("declined", { kind: "decline", by: "you" });
    expect(await read(declined)).toContain("このオファーを見送りました");
    expect((await read(declined, { news: "decline" })).match(/このオファーを見送りました/g)).toHaveLength(1);
    const both = endedThread("broken", { kind: "end-talks", by: "you" }, { contact: CONTACT });
    expect((await read(both, { news: "end-talks" })).match(/話を終えました/g)).toHaveLength(1);
    const expired = await read(endedThread("expired", { kind: "expire", by: "site" }), { news: "over" });
    expect(expired.match(/返事のないまま期限が過ぎました/g)).toHaveLength(1);
    expect(expired).not.toContain("このオファーの交渉は終わりました");
    expect(await read(declined, { news: "report" })).toMatch(/見送りました.*運営に知らせました/s);
  });

  it("whose names are told calls nobody anonymous, and says after the second consent that both contacts are there", async () => {
    const named = agreedThread({ state: "disclosed", contact: CONTACT, may: ["end-talks", "message"], expiresAt: null });
    const text = await read(named, { news: "consent" });
    expect(text).not.toContain("匿名");
    expect(text).toContain("双方の同意がそろいました");
    expect(text).not.toContain("双方の同意がそろうと");
    expect(await read(agreedThread(), { news: "consent" })).toContain("双方の同意がそろうと、お互いの連絡先が見られます");
  });

  it("tells which price was agreed to", async () => {
    const html = await renderInRouter(view(agreedThread()), PATHS);
    expect(html).toContain("3回目、買い手が8,050万円。8,050万円で合意。");
    expect(textOf(html)).toMatch(/合意した価格.*合意 8,050/s);
    expect(textOf(html)).not.toContain("差 ");
    expect(await read(agreedThread())).toContain("あなた8,050万円価格に合意");
  });

  it("can be told to the desk, and its buyer stopped by the owner", async () => {
    const pressed = vi.fn<(what: string) => void>();
    const page = await openInRouter(view(sampleThread(), { onReport: () => pressed("report"), onBlock: () => pressed("block") }), PATHS);
    page.press("不適切な内容を知らせる");
    page.press("この相手を止める");

    expect(pressed.mock.calls.flat()).toEqual(["report", "block"]);
    expect(await read(buyersThread())).not.toContain("この相手を止める");
  });

  it("moves the focus to what was just done, and leaves it where the other did something", async () => {
    const { RouterView } = await router();
    const page = await livePage(<RouterView>{view(sampleThread(), { news: "moved", told: 1 })}</RouterView>);
    expect(page.one("[role=status]").textContent).toContain("相手の返事が届きました");
    expect(document.activeElement).toBe(document.body);

    await page.draw(<RouterView>{view(sampleThread(), { news: "counter", told: 2, isAsking: true })}</RouterView>);
    expect(document.activeElement).toBe(document.body);

    await page.draw(<RouterView>{view(sampleThread(), { news: "counter", told: 2 })}</RouterView>);
    expect(document.activeElement?.textContent).toContain("逆提示を送りました");
  });
});

/** A page around a view that is drawn anew. */
async function router() {
  const { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } = await import("@tanstack/react-router");
  const screen = { name: "x", access: "open", layout: "default", tracked: false, title: "x" } as const;
  const made = createRouter({ routeTree: createRootRoute({ staticData: screen }), history: createMemoryHistory() } as never);
  const RouterView = ({ children }: { children: React.ReactNode }) => (
    <RouterContextProvider router={made}>{children}</RouterContextProvider>
  );
  return { RouterView };
}

describe("the consent to tell one's name", () => {
  const draw = (thread: OfferThread, ownContact: Parameters<typeof ConsentBox>[0]["ownContact"], sharesPhone = false) =>
    openInRouter(
      <ConsentBox {...{ thread, ownContact, sharesPhone }} onShare={ignore} onConsent={ignore} onRefuse={ignore} onWithdraw={ignore} />,
      PATHS,
    );

  it("shows word for word what the other would be told, the number only where it is ticked", async () => {
    const text = textOf((await draw(agreedThread(), OWN_CONTACT)).html);
    expect(text).toContain("見本 花子hanako@example.com電話番号");
    expect(textOf((await draw(agreedThread(), OWN_CONTACT, true)).html)).toContain("hanako@example.com+819000000000");
    expect(text).toContain("契約ではありません");
  });

  it.each([
    ["name", "氏名を登録する", "/settings/account/edit/user?back=%2Foffer%3Fid%3Doffer-1"],
    ["email", "アカウント設定で確認する", "/settings/account"],
  ] as const)("leads to where a %s that is missing is told", async (missing, label, to) => {
    const page = await draw(agreedThread(), { contact: null, missing, textVersion: "x" });

    expect(page.html).toContain(`href="${to}"`);
    expect(textOf(page.html)).toContain(label);
    expect(() => page.press("開示に同意する")).toThrow();
  });

  it("is asked once, can be refused, and offers another try where one's contact could not be read", async () => {
    const given = await draw(agreedThread({ may: ["refuse-consent"], consents: { you: true, other: false } }), OWN_CONTACT);
    expect(textOf(given.html)).toContain("相手の同意を待っています");
    expect(() => given.press("開示に同意する")).toThrow();
    expect(given.isEnabled("同意しない")).toBe(true);
    expect(textOf((await draw(agreedThread(), null)).html)).toContain("再試行");
  });
});

it("both contacts are shown with the agent once it was handed over, and nothing of them before", async () => {
  const ended = vi.fn<() => void>();
  const named = agreedThread({ state: "disclosed", contact: CONTACT, may: ["end-talks", "message"] });
  const open = await openInRouter(<ContactBox thread={named} onEnd={ended} />);
  open.press("話を終える");
  expect(ended).toHaveBeenCalledOnce();
  const disclosed = textOf(open.html);
  expect(disclosed).toContain("見本 太郎");
  expect(disclosed).toContain("電話伝えられていません");
  const byAgent = agreedThread({ state: "handed_to_agent", contact: CONTACT, agent: AGENT, may: ["message"] });
  const handed = textOf(await renderInRouter(<ContactBox thread={byAgent} onEnd={ended} />));
  expect(handed).not.toContain("話を終える");
  expect(handed).toContain("東京都知事(1)第98765号");
  expect(handed).toContain("仲介手数料は、業者から書面で説明");
});

describe("the messages", () => {
  function Talk({ thread, news = null }: { readonly thread: OfferThread; readonly news?: ThreadViewProps["news"] }) {
    const form = useForm({ initial: { text: "" }, read: () => ({ ok: true, input: "" }), send: async () => "kept" });
    return <TalkCard thread={thread} form={form} onAppeal={null} news={news} told={1} />;
  }
  const talk = async (thread: OfferThread, news: ThreadViewProps["news"] = null) =>
    textOf(await renderInRouter(<Talk thread={thread} news={news} />, PATHS));

  it("say what may be written now: no contact before both agreed, and nothing once it is over", async () => {
    expect(await talk(sampleThread())).toContain("双方が開示に同意するまで、連絡先やお名前は書けません");
    const named = await talk(agreedThread({ state: "disclosed", contact: CONTACT, may: ["end-talks", "message"] }));
    expect(named).not.toContain("双方が開示に同意するまで");
    const over = await talk(endedThread("expired", { kind: "expire", by: "site" }));
    expect(over).toContain("新しいメッセージは送れません");
    expect(over).not.toContain("書けます");
  });

  it("say beside the field that one was sent, and the top of the page does not", async () => {
    expect(await talk(sampleThread(), "message")).toContain("メッセージを送りました");
    expect(await talk(sampleThread(), "counter")).not.toContain("逆提示を送りました");
    expect(await read(sampleThread(), { news: "message" })).not.toContain("メッセージを送りました");
  });
});

it("who waits may withdraw, and is not told whether it was seen", async () => {
  const withdrawn = vi.fn<() => void>();
  const page = await openInRouter(<WaitingBox thread={buyersThread()} onWithdraw={withdrawn} />);
  page.press("オファーを取り下げる");

  expect(withdrawn).toHaveBeenCalledOnce();
  expect(textOf(page.html)).toContain("相手が見たかどうかは、どちらにも示しません");
  expect(textOf(page.html)).not.toContain("マイページの評価額");
  const owners = sampleThread({ isYourTurn: false, may: ["message"] });
  expect(textOf(await renderInRouter(<WaitingBox thread={owners} onWithdraw={withdrawn} />))).toContain("マイページの評価額とは異なります");
});

it("an owner alone sees what a sale would leave, as a range where facts are missing, and where they are told", async () => {
  const net = { offered: { lowYen: 35_100_000, highYen: 35_100_000 }, draft: { lowYen: 37_400_000, highYen: 38_200_000 } };
  const html = await renderInRouter(<NetRows net={net} offeredYen={80_500_000} homeId="home-1" />, [...PATHS, "/mypage/edit"]);
  expect(textOf(html)).toContain("この価格での手取り（概算）約3,740万円〜3,820万円8,050万円で受けたとき（概算）約3,510万円");
  expect(html).not.toContain("/mypage/edit");
  const range = { ...net, offered: net.draft };
  expect(await renderInRouter(<NetRows net={range} offeredYen={80_500_000} homeId="home-1" />, [...PATHS, "/mypage/edit"])).toContain(
    "id=home-1",
  );
});

it("who is through is led on by their side", async () => {
  const ended = endedThread("expired", { kind: "expire", by: "site" });
  expect(await renderInRouter(<EndedBox thread={ended} />, PATHS)).not.toContain("start=choose");
  expect(await renderInRouter(<EndedBox thread={{ ...ended, side: "buyer" }} />, PATHS)).toContain("start=choose");
});

describe("what is asked before something is sent", () => {
  const seen = { priceYen: 80_500_000, version: 5 };
  const told = (asking: Parameters<typeof confirmWords>[0], thread = sampleThread()) => JSON.stringify(confirmWords(asking, thread));

  it("names the price of a counter and its round", () => {
    expect(told({ what: "counter", seen, priceYen: 83_800_000, note: "いかがでしょうか" })).toMatch(
      /8,380万円で逆提示.*8,050万円に対して.*4回目／5回まで.*いかがでしょうか/,
    );
  });

  it("says that an acceptance is the will to go on and no duty, to each side in its words", () => {
    expect(told({ what: "accept", seen })).toMatch(
      /交渉を進める意思.*契約ではなく、売る義務は生まれません.*ほかのオファーは、そのあいだ一時停止/,
    );
    expect(told({ what: "accept", seen }, buyersThread())).toMatch(/買う義務は生まれません/);
  });

  it.each(["decline", "withdraw", "consent", "refuse-consent", "block"] as const)("tells what %s does", (what) => {
    expect(confirmWords({ what, seen }, sampleThread()).lines.length).toBeGreaterThan(0);
  });
});
