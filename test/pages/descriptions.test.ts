import { expect, test } from "vitest";
import {
  GUEST_SCREENS,
  GUIDE_SCREENS,
  MEMBER_SCREENS,
  OPEN_SCREENS,
  REPORT_SCREENS,
  reportScreen,
  type Screen,
} from "#test/support/screens.ts";
import { heldBuilding, ratedBuilding } from "./buildings.ts";
import { descriptionOf, member, visitor } from "./visitor.ts";

/** Lists that have an address of their own for each place. */
const LISTS = [
  "/search?city=13108",
  "/search?city=13108&page=2",
  "/search?q=豊洲",
  "/search?area=13108",
  "/search?area=13108&page=2",
  "/risk/search_area?city=13108",
  "/risk/search_area?city=13103",
];

async function reports(): Promise<readonly Screen[]> {
  const buildings = [(await ratedBuilding()).subject, (await heldBuilding()).subject];
  const parts = Object.values(REPORT_SCREENS).flat();
  return buildings.flatMap((building) => parts.map((part) => reportScreen(building, part)));
}

test("every page that search engines may list tells them what it holds, in its own words; the others tell nothing", async () => {
  const [anybody, someone] = [visitor(), await member("toroku-zumi@example.com")];
  const lists = LISTS.map((path) => ({ path, title: "", heading: "" }));
  const told = new Map<string, string>();
  const tell = async ({ path, isHidden }: Screen, { ask }: typeof anybody) => {
    const description = descriptionOf((await ask(path)).html);
    if (isHidden) {
      expect(description, path).toBeNull();
      return;
    }
    expect(description ?? "none", path).toMatch(/^[^<>]{60,120}$/);
    expect(told.get(description ?? ""), path).toBeUndefined();
    told.set(description ?? "", path);
  };
  for (const screen of [...OPEN_SCREENS, ...GUIDE_SCREENS, ...GUEST_SCREENS, ...lists, ...(await reports())]) await tell(screen, anybody);
  for (const screen of MEMBER_SCREENS) await tell(screen, someone);

  expect(told.size).toBeGreaterThan(60);
});

test("what cannot be found tells search engines nothing", async () => {
  for (const path of ["/no/such/page", "/risk/no-such-key/summary"])
    expect(descriptionOf((await visitor().ask(path)).html), path).toBeNull();
});
