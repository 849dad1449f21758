import { describe, expect, it, vi } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BOTH_REGISTERED } from "#web/risk/samples/connect-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { ConnectNumbers } from "./connect-numbers.tsx";
import { ConnectOwnerView } from "./connect-owner.view.tsx";
import type { ConnectSide } from "./connect-search.ts";
import { ConnectSides } from "./connect-sides.tsx";
import { ConnectVisitor } from "./connect-visitor.tsx";

const SIDES: readonly ConnectSide[] = ["buyer", "owner"];

describe("who is not signed in", () => {
  it.each(SIDES)("goes to the login or the sign-up, and the way back is remembered before: %s", async (side) => {
    const onLeave = vi.fn<() => void>();
    const page = await openInRouter(<ConnectVisitor side={side} isEnded={false} onLeave={onLeave} />, ["/", "/login"]);

    expect(page.html).toMatch(/href="\/login"[^>]*>ログインして登録する/);
    expect(page.html).toMatch(/href="\/login\?tab=sign-up"[^>]*>会員登録/);
    expect(onLeave).not.toHaveBeenCalled();
    page.press("ログインして登録する");
    page.press("会員登録（無料）");
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["buyer", "購入を希望する方の登録", "オーナーが登録したときに", "部屋の番号は要りません"],
    ["owner", "オーナーの登録", "部屋の番号は要りません", "予算の希望"],
  ] as const)("reads as a %s what the registration is, and nothing of the other side", async (side, title, own, others) => {
    const html = await renderInRouter(<ConnectVisitor side={side} isEnded={false} onLeave={() => undefined} />);

    expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
    expect(textOf(html)).toContain(own);
    expect(textOf(html)).not.toContain(others);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(textOf(html)).not.toContain("ログインが終了しています");
  });

  it("hears that a session has ended before anything else", async () => {
    const text = textOf(await renderInRouter(<ConnectVisitor side="buyer" isEnded onLeave={() => undefined} />));

    expect(text.indexOf("ログインが終了しています")).toBeLessThan(text.indexOf("間取り、広さ、予算"));
  });
});

describe("the sides of the page", () => {
  it.each(SIDES)("are links of one building, and the one that is read is marked: %s", async (current) => {
    const html = await renderInRouter(<ConnectSides apartmentKey="a/b" current={current} />, ["/", "/risk/$key/connectOwner"]);
    const links = [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = "", name]) => ({
      name,
      href: /href="([^"]*)"/.exec(attributes)?.[1],
      isCurrent: attributes.includes('aria-current="page"'),
    }));

    expect(html).toContain('<nav aria-label="あなたの立場">');
    expect(links).toEqual([
      { name: "買いたい方", href: "/risk/a%2Fb/connectOwner", isCurrent: current === "buyer" },
      { name: "お持ちの方（オーナー）", href: "/risk/a%2Fb/connectOwner?side=owner", isCurrent: current === "owner" },
    ]);
  });
});

describe("the numbers of a building", () => {
  const draw = async (props: Partial<Parameters<typeof ConnectNumbers>[0]>) =>
    textOf(
      await renderInRouter(
        <ConnectNumbers side="buyer" interest={{ waitingBuyers: 0, owners: 0 }} isCounted={{ buyer: false, owner: false }} {...props} />,
      ),
    );

  it("are numbers of people, with their thousands apart", async () => {
    expect(await draw({ interest: { waitingBuyers: 1234, owners: 56 } })).toContain(
      "待っている方1,234人この建物のオーナーと申し出た方56人",
    );
  });

  it("advise only who does not wait yet to wait for an owner", async () => {
    expect(await draw({})).toContain("登録しておくと、オーナーの登録があったときに");
    const waiting = await draw({ isCounted: { buyer: true, owner: false } });
    expect(waiting).toContain("オーナーと申し出た方は、まだいません。");
    expect(waiting).not.toContain("登録しておくと");
  });

  it("count the reader on each side by itself", async () => {
    const both = await draw({ isCounted: { buyer: true, owner: true } });
    const owner = await draw({ isCounted: { buyer: false, owner: true } });

    expect(both.match(/あなたを含みます/g)).toHaveLength(2);
    expect(owner).toMatch(/この建物のオーナーと申し出た方0人あなたを含みます/);
    expect(owner).not.toMatch(/待っている方0人あなたを含みます/);
  });

  it.each([null, { waitingBuyers: 0, owners: 0 }])(
    "say whatever they are (%j) that nobody is shown and nothing is verified",
    async (interest) => {
      const text = await draw({ interest });

      for (const words of ["人数だけを示します", "所有しているかどうかは確認していません", "売買の申し込みではありません"])
        expect(text).toContain(words);
    },
  );
});

describe("the page of owner and buyer", () => {
  it("belongs to its building: the way back, its name, and what the reader can do beside the numbers", async () => {
    const html = await renderInRouter(
      <ConnectOwnerView
        report={sampleReport}
        search={{}}
        side="owner"
        interest={BOTH_REGISTERED.interest}
        isCounted={{ buyer: false, owner: false }}
        offers={<p>オファーはここに</p>}
      >
        <p>することはここに</p>
      </ConnectOwnerView>,
      ["/", "/risk/$key/connectOwner"],
    );

    expect(html).toMatch(/<nav aria-label="現在位置".*href="\/risk\/sample-apartment\/summary".*aria-current="page">オーナーとつながる/s);
    expect(textOf(html)).toMatch(/することはここに.*いまの登録.*待っている方4人.*オファーはここに/s);
  });

  it("shows a retry in place of numbers that could not be had", async () => {
    const view = (
      <ConnectOwnerView
        report={sampleReport}
        search={{}}
        side="buyer"
        interest={null}
        isCounted={{ buyer: true, owner: false }}
        offers={null}
      >
        {null}
      </ConnectOwnerView>
    );

    expect(textOf(await renderInRouter(view))).toMatch(/人数を読み込めませんでした。再試行/);
  });
});
