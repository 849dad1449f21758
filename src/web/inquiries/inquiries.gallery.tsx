import { sampleForm } from "#web/kit/form/samples.ts";
import { NO_FILES } from "#web/kit/letter/letter-files.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { sampleKeepable } from "#web/session/favorites/samples.ts";
import { ContactFormView, ContactMissingView, NotOnOfferView } from "./contact.view.tsx";
import { inquiryLetter } from "./inquiry-letter.ts";
import { LineContactScreen } from "./line/line-contact.screen.tsx";
import { NameFromLineView, OpeningLineView, OutsideLineView } from "./line/line-contact.view.tsx";
import { sampleInquiryHome } from "./samples.ts";
import { ThanksView } from "./thanks.view.tsx";

const home = sampleInquiryHome();
const ignore = () => undefined;
const letter = {
  ...{ letter: inquiryLetter(home), step: "write" as const, form: sampleForm(), back: ignore, chosen: NO_FILES },
  ...{ addFiles: ignore, removeFile: ignore, uploaded: null },
};
const typed = { topic: "visit", name: "山田 花子", email: "hanako@example.jp", "to-north": "on" };
const issues = [{ field: "email", message: "メールアドレスの形式を確認してください" }];
const thanks = { id: "K7QM-3XWD-9RTA", due: "2026-11-30", area: "13108" };
const sent = { companies: ["北不動産"], askedBefore: ["南不動産"] };
const app = {
  ...{ basicId: "@machinone", friendUrl: "https://line.me/R/ti/p/@machinone" },
  liff: { id: "1234567890-AbcdEfgh", url: "https://liff.line.me/1234567890-AbcdEfgh", isStandIn: false },
};

export const gallery: Gallery = {
  title: "物件のお問い合わせ",
  cases: [
    { name: "書く", element: <ContactFormView home={home} letter={letter} /> },
    { name: "書く：誤り", element: <ContactFormView home={home} letter={{ ...letter, form: sampleForm({ typed, issues }) }} /> },
    { name: "確かめる", element: <ContactFormView home={home} letter={{ ...letter, step: "confirm", form: sampleForm({ typed }) }} /> },
    { name: "掲載が終わった", element: <NotOnOfferView home={sampleInquiryHome({ state: "sold", recipients: [] })} /> },
    { name: "物件が選ばれていない", element: <ContactMissingView isFailed={false} /> },
    { name: "取得失敗", element: <ContactMissingView isFailed /> },
    { name: "送信しました", element: <ThanksView thanks={thanks} sent={sent} similar={[sampleKeepable()]} today="2026-11-21" /> },
    { name: "送信しました：受付番号なし、近い物件なし", element: <ThanksView thanks={{}} sent={null} similar={[]} today="2026-11-21" /> },
    { name: "LINE：開いている", element: <LineContactScreen contact={{ kind: "home", home }} app={app} /> },
    { name: "LINE：LINEの外", element: <OutsideLineView home={home} url={`${app.liff.url}?home=lst-1`} /> },
    { name: "LINE：準備", element: <OpeningLineView /> },
    {
      name: "LINE：名前を使う",
      element: <NameFromLineView isBusy={false} failure="LINEから名前を受け取れませんでした。" onFill={ignore} />,
    },
    { name: "LINE：画面がない", element: <LineContactScreen contact={{ kind: "home", home }} app={null} /> },
    { name: "LINE：物件なし", element: <LineContactScreen contact={{ kind: "none" }} app={app} /> },
    { name: "LINE：取得失敗", element: <LineContactScreen contact={{ kind: "failed" }} app={app} /> },
  ],
};
