import { expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findPlaces } from "./place-box.tsx";

const place = { lon: 139.83, lat: 35.72 };
const suggestion = {
  kind: "town",
  label: "墨田区八広",
  detail: "東京都",
  reference: "13107/八広",
  prefecture: "東京都",
  cityCode: "13107",
  town: "八広",
  place,
};

it("suggests what has a place on the map, with what kind of place it is", async () => {
  const items = [suggestion, { ...suggestion, kind: "prefecture", label: "東京都", place: null }];
  const found = await findPlaces("八広", undefined, scriptedApi({ "GET /api/estate/suggest": { items } }));

  expect(found).toEqual({ ok: true, items: [{ id: "town:13107/八広", label: "墨田区八広", detail: "東京都", tag: "町名", place }] });
});

it("puts the 丁目 of an address before its town", async () => {
  const address = { kind: "address", key: "town-6smrdfzwf", label: "墨田区八広六丁目", detail: "東京都", lon: 139.8298, lat: 35.7275 };
  const answers = {
    "GET /api/estate/suggest": { items: [suggestion] },
    "GET /api/estate/places": { outcome: "several", items: [address, { ...address, kind: "station" }] },
  };
  const found = await findPlaces("八広6-12-3", undefined, scriptedApi(answers));

  expect(found.ok && found.items.map(({ label, tag }) => [label, tag])).toEqual([
    ["墨田区八広六丁目", "住所"],
    ["墨田区八広", "町名"],
  ]);
});

it("tells a failure from nothing found", async () => {
  expect(await findPlaces("八広", undefined, scriptedApi({ "GET /api/estate/suggest": refused(503) }))).toEqual({ ok: false });
});
