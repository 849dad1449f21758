import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { NoticesResponse, RiskReportResponse } from "#api/client/client.ts";
import { correctionFieldsOf } from "#domain/risk/corrections/correction-field.ts";
import { REGISTRATION_RECEIVED } from "#domain/risk/notices/notice-mails.ts";
import { ON_CHANGE, YEARLY } from "#domain/risk/notices/notice-words.ts";
import { wordsOf } from "#test/support/mail-texts.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { letterState, sampleCorrection, stillSearch } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { BuildingContactScreen } from "./building-contact.screen.tsx";
import { LETTERS } from "./letter-fields.ts";
import type { ContactSearch } from "./letter-search.ts";
import { RegisterView } from "./register.view.tsx";
import { NoticesView } from "./thanks-notices.view.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$", "/risk/contact", "/risk/register"]);
const read = async (view: ReactNode) => textOf(await html(view));

const placeReport: RiskReportResponse = {
  ...sampleReport,
  subject: {
    ...sampleReport.subject,
    ...{ kind: "place", precision: "point", key: "point-7c93k2q5m", name: "江東区豊洲五丁目付近", chome: "豊洲五丁目", builtYear: null },
  },
};
const building = { kind: "known", subject: sampleReport.subject } as const;
const NOTICES: NoticesResponse = {
  subject: { kind: "building", key: "k1", name: "豊洲サンプルレジデンス" },
  ...{ onChange: true, yearly: true, isConfirmed: true, isExpired: false },
};

describe("a letter about a place", () => {
  it.each([
    [{ topic: "correction" }, "correction"],
    [{ topic: "question" }, "question"],
    [{ topic: "listing" }, "listing"],
    [{ topic: "visit" }, "question"],
  ] as const)("of a place, %j is written as %s, and the log of its 町丁目 stands beside it", async (search: ContactSearch, topic) => {
    const items = [{ ...sampleCorrection, placeName: "江東区豊洲五丁目付近" }];
    const drawn = await html(<BuildingContactScreen report={placeReport} corrections={{ items }} search={search} />);

    expect(drawn).toMatch(new RegExp(`<h2[^>]*>${LETTERS[topic].title}</h2>`));
    for (const words of ["江東区豊洲五丁目の場所に寄せられた訂正", "江東区豊洲五丁目付近"]) expect(textOf(drawn)).toContain(words);
  });

  it("of a place offers what is known of any place, and begins with no field that only a building has", async () => {
    const search = { topic: "correction", field: "units" } as const;
    const drawn = await html(<BuildingContactScreen report={placeReport} corrections={null} search={search} />);
    const offered = [...drawn.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);

    expect(offered).toEqual(correctionFieldsOf("place"));
    expect(drawn).not.toMatch(/<option[^>]*selected=""[^>]*>総戸数/);
    expect(drawn).toContain("洪水の想定区域が改められています");
  });

  it("of a place begins with its address where a building is missing there", async () => {
    const drawn = await html(<BuildingContactScreen report={placeReport} corrections={null} search={{ topic: "listing" }} />);

    expect(drawn).toMatch(/<input[^>]*name="address"[^>]*value="東京都江東区豊洲5丁目"/);
  });
});

describe("a registration", () => {
  it("of a place tells that it is one, and what is left out of its news", async () => {
    const place = { kind: "known", subject: placeReport.subject } as const;
    const drawn = textOf(await html(<RegisterView data={place} letter={letterState({ topic: "registration" })} search={stillSearch} />));

    expect(drawn).toContain("入力された築年や階数などは、このお知らせの診断に入りません");
    expect(drawn).not.toMatch(/null|年築・|・年築/);
  });

  it("says on its box, on the page of its wishes and in its mails alike what is told", async () => {
    const box = await read(<RegisterView data={building} letter={letterState({ topic: "registration" })} search={stillSearch} />);
    const wishes = await read(
      <NoticesView notices={NOTICES} done={null} form={sampleForm()} onStop={() => undefined} onNewLink={() => undefined} />,
    );
    const mail = wordsOf(REGISTRATION_RECEIVED, { ...NOTICES, registrationId: "r", wants: true, optionsUrl: "https://site.test/o" }).text;

    for (const words of [ON_CHANGE, YEARLY]) for (const told of [box, wishes, mail]) expect(told).toContain(words);
  });
});
