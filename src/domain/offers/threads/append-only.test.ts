import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no statement of the site changes or removes an event of an offer", () => {
  const writes = globSync("src/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") }).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:update|delete\s+from|truncate|insert\s+into)\s+offer_event\b/gi)].map(
      ([words]) => `${file}: ${words.toLowerCase()}`,
    ),
  );
  expect(writes).toEqual(["src/domain/offers/threads/offer-store.server.ts: insert into offer_event"]);
});
