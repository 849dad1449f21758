import { expect, it } from "vitest";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { placeReport } from "#web/risk/samples/place-samples.ts";
import { Unregistered } from "./unregistered.tsx";

const { subject } = placeReport();
const ADDRESS = encodeURIComponent(subject.address);

it("says once that no building is registered, what that means here, and leads to proposing one with the address", async () => {
  const html = await renderInRouter(<Unregistered subject={subject}>ローンは建物ごとです。</Unregistered>);

  expect(textOf(html)).toContain("建物は未登録ローンは建物ごとです。");
  expect(linksOf(html).map(({ text }) => text)).toEqual(["この場所の建物を登録する"]);
  expect(decodeURIComponent(hrefOf(html, "この場所の建物を登録する") ?? "")).toBe(
    `/risk/contact?topic=listing&address=${decodeURIComponent(ADDRESS)}`,
  );
});

it("leads to the fields of the building where telling counts, and keeps what was told, the floor and the weights", async () => {
  const html = await renderInRouter(
    <Unregistered subject={subject} search={{ floor: 5, built: 2015 }}>
      建った年で変わります。
    </Unregistered>,
  );

  expect(hrefOf(html, "分かることを入れる")).toBe("/risk/town-8mzbvw3t5/summary?floor=5&built=2015#told");
});
