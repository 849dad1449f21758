import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { makeMove } from "#domain/offers/threads/make-moves.server.ts";
import { sendMessage } from "#domain/offers/threads/messages.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aBuyer, CANARY, type OfferHouse, offerHouse } from "#test/support/offers.ts";
import { tellAll } from "./tell.server.ts";

let house: OfferHouse;

beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
});

const titles = async (sub: string) =>
  (await sql<{ title: string }>`select title from inbox_note where recipient = ${`member:${sub}`} order by id`.execute(house.db)).rows.map(
    ({ title }) => title,
  );
const counter = async (sub: string, id: string, to: number) => {
  const { version, priceYen } = await house.state(id);
  const move = { move: "counter", seen: { version, priceYen }, priceYen: to, note: null } as const;
  expect((await makeMove(house.deps, aBuyer(sub), id, move)).ok).toBe(true);
};

it("each side is told which home, as it is shown to buyers, and the price of the move that they are told of", async () => {
  await house.home("owner");
  const [id = ""] = await house.offer("buyer");
  const first = (await house.state(id)).priceYen;
  await counter("owner", id, 75_000_000);
  await counter("buyer", id, 74_000_000);
  await sendMessage(house.deps, aBuyer("buyer"), id, { text: "ご検討ください。", isAppeal: false });
  await tellAll(house.deps);

  const HOME = /^豊洲レジデンス 約70㎡$/;
  const told = async (sub: string) =>
    (await titles(sub)).map((title) => {
      const [what, home = "", price = null] = /^(.*)：([^（]*)(?:（(.*)）)?$/.exec(title)?.slice(1) ?? [];
      expect(home).toMatch(HOME);
      return [what, price ?? null];
    });
  expect(await told("owner")).toEqual([
    ["オファーが届きました", `${(first / 10_000).toLocaleString("ja-JP")}万円`],
    ["価格の提示が届きました", "7,400万円"],
    ["メッセージが届きました", null],
  ]);
  expect(await told("buyer")).toEqual([["価格の提示が届きました", "7,500万円"]]);
  // The owner's own name of it is that of a person and a room.
  expect(JSON.stringify([await titles("owner"), await titles("buyer")])).not.toMatch(new RegExp(`${CANARY.name}|${CANARY.room}`));
});
