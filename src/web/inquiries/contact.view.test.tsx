import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { NO_FILES } from "#web/kit/letter/letter-files.ts";
import { ContactFormView, ContactMissingView, NotOnOfferView } from "./contact.view.tsx";
import { contactTitle } from "./contact-title.ts";
import { findInquiryHome, findSimilar } from "./find-inquiry.ts";
import { inquiryLetter } from "./inquiry-letter.ts";
import { sampleInquiryHome } from "./samples.ts";
import { ThanksView } from "./thanks.view.tsx";

const HOME = sampleInquiryHome();
const ignore = () => undefined;
const LETTER = {
  ...{ letter: inquiryLetter(HOME), step: "write" as const, form: sampleForm(), back: ignore, chosen: NO_FILES },
  ...{ addFiles: ignore, removeFile: ignore, uploaded: null },
};

describe("an inquiry about a home", () => {
  it("names each company with its licence and its price, and has none ticked", async () => {
    const html = await renderInRouter(<ContactFormView home={HOME} letter={LETTER} />);

    expect(textOf(html)).toContain("九掛け物件のお問い合わせ");
    for (const words of ["北不動産（東京都知事(3)第000000号・媒介・6,180万円）に送る", "南不動産", "2社が掲載しています"])
      expect(textOf(html)).toContain(words);
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain("checked");
  });

  it("is called after 九掛け only where the home is one", () => {
    expect(contactTitle({ isKyugake: false })).toBe("物件のお問い合わせ");
  });

  it.each([
    ["sold", "成約しました"],
    ["applied", "申込が入っています"],
    ["expired", "掲載は終わりました"],
  ] as const)("cannot be sent once the home is %s, and shows where to go on", async (state, words) => {
    const html = await renderInRouter(<NotOnOfferView home={sampleInquiryHome({ state, recipients: [] })} />);

    expect(textOf(html)).toContain(words);
    expect(html).toContain("/search?area=13108&amp;kind=condo");
    expect(html).not.toContain("<form");
  });

  it("is about a home", async () => {
    expect(textOf(await renderInRouter(<ContactMissingView isFailed={false} />))).toContain("物件が選ばれていません");
    expect(textOf(await renderInRouter(<ContactMissingView isFailed />))).toContain("物件を読み込めませんでした");
  });

  it("has a number, the companies it went to, and says what comes next", async () => {
    const thanks = { id: "K7QM-3XWD-9RTA", due: "2026-11-30", area: "13108" };
    const sent = { companies: ["北不動産"], askedBefore: ["南不動産"] };
    const text = textOf(await renderInRouter(<ThanksView thanks={thanks} sent={sent} similar={[]} today="2026-11-21" />));

    for (const words of ["K7QM-3XWD-9RTA", "北不動産", "南不動産（24時間以内に送っているため", "3年で"]) expect(text).toContain(words);
  });
});

it("the home is asked for by the address", async () => {
  const line = "GET /api/estate/homes/lst-1/recipients";
  const { estate } = scriptedApi({ [line]: HOME });

  expect(await findInquiryHome("lst-1", estate)).toEqual({ kind: "home", home: HOME });
  expect(await findInquiryHome(undefined, estate)).toEqual({ kind: "none" });
  expect(await findInquiryHome("lst-1", scriptedApi().estate)).toEqual({ kind: "failed" });
  await expect(findInquiryHome("lst-1", scriptedApi({ [line]: refused(404) }).estate)).rejects.toMatchObject({ isNotFound: true });
});

it("after it three homes like the one asked about are shown, and none where they cannot be read", async () => {
  const items = ["a", "b", "c", "d"].map((key) => ({ key, dwellingKey: `d-${key}` }));
  const answers = { "GET /api/estate/homes/lst-1/recipients": HOME, "GET /api/estate/homes": { items } };
  const api = scriptedApi(answers);
  const keysOf = async (listing: string | undefined, estate = api.estate) =>
    (await findSimilar(listing, estate)).similar.map(({ key }) => key);

  expect(await keysOf("lst-1")).toEqual(["a", "b", "c"]);
  expect(api.asked.at(-1)?.query).toEqual({ kind: "condo", area: "13108", price: "4944-7416", sort: "new" });
  expect(await keysOf(undefined)).toEqual([]);
  expect(await keysOf("lst-1", scriptedApi({ ...answers, "GET /api/estate/homes": refused(500) }).estate)).toEqual([]);
});
