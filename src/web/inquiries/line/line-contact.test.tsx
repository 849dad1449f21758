import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleInquiryHome } from "#web/inquiries/samples.ts";
import { LineContactScreen } from "./line-contact.screen.tsx";
import { NameFromLineView, OutsideLineView } from "./line-contact.view.tsx";
import { lineContactSearch } from "./line-contact-search.ts";

const HOME = sampleInquiryHome();
const APP = {
  basicId: "@machinone",
  friendUrl: "https://line.me/R/ti/p/@machinone",
  liff: { id: "1234567890-AbcdEfgh", url: "https://liff.line.me/1234567890-AbcdEfgh", isStandIn: false },
};

describe("an inquiry from LINE", () => {
  it("opens LINE first, and asks nothing of who opens it", async () => {
    const html = await renderInRouter(<LineContactScreen contact={{ kind: "home", home: HOME }} app={APP} />);

    expect(textOf(html)).toContain("LINEを開いています");
  });

  it("leads into LINE by a link and a code, and past it", async () => {
    const html = await renderInRouter(<OutsideLineView home={HOME} url={`${APP.liff.url}?home=lst-1`} />);

    for (const part of ['href="https://liff.line.me/1234567890-AbcdEfgh?home=lst-1"', "QRコード", 'href="/kyugake/contact?listing=lst-1"'])
      expect(html).toContain(part);
  });

  it("is the form of the site where the site has no page inside LINE, or the home is not on offer", async () => {
    const shown = async (props: Parameters<typeof LineContactScreen>[0]) => textOf(await renderInRouter(<LineContactScreen {...props} />));

    expect(await shown({ contact: { kind: "none" }, app: APP })).toContain("物件が選ばれていません");
    expect(await shown({ contact: { kind: "home", home: sampleInquiryHome({ state: "sold", recipients: [] }) }, app: APP })).toContain(
      "成約しました",
    );
  });

  it("takes the name of LINE only by a button", async () => {
    const html = await renderInRouter(<NameFromLineView isBusy={false} failure={null} onFill={() => undefined} />);
    expect(textOf(html)).toContain("ボタンを押すまで、表示名は受け取りません");
  });

  it("is of the home in the address, or of none", () => {
    expect([lineContactSearch({ "liff.state": "?home=lst-1" }).home, lineContactSearch({ home: "<b>" }).home]).toEqual([
      "lst-1",
      undefined,
    ]);
  });
});
