import { letterOf, stopOf } from "#domain/direct-mail/core/letter-of.ts";
import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { USUAL_WORDS, usualEstimate } from "#domain/direct-mail/index.server.ts";
import { keptMarket, marketOverview } from "#domain/properties/index.server.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

type ExampleDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource; readonly origin: () => string };

const SENDER = {
  ...{ name: "見本不動産株式会社（サンプル）", licence: "東京都知事(1)第000000号" },
  ...{ address: "東京都江東区見本1-1-1", contact: "03-0000-0000" },
} as const;
const ADDRESSEE = { postalCode: "0000000", address: "東京都江東区見本1-1-1", building: "見本マンション", name: "" } as const;
/** Nobody's letter has it: the page says so, and how letters are stopped otherwise. */
const NOBODYS_CODE = "0".repeat(16);

/** The letter of the page: a usual home of the town with most sales, priced as any other, from nobody to nobody. */
export async function exampleLetter({ db, clock, engines, origin }: ExampleDeps): Promise<Result<OwnerLetter, "preparing" | "no-market">> {
  const now = clock.now();
  const [busy] = (await marketOverview(db, now))?.busyTowns ?? [];
  if (!busy) return refused("no-market");
  const { cityCode, cityName, town } = busy;
  const estimate = await usualEstimate({ db, engines }, { kind: "condo", cityCode, town, now });
  if (estimate === "preparing") return refused("preparing");
  if (estimate === null) return refused("no-market");
  const madeOn = isoDateInJapan(now);
  const mailing = {
    kind: "condo",
    message: "近くの取引から推定した、価格の幅をお知らせします。",
    source: "registry",
    sourceWords: "",
    sourceOn: madeOn,
  } as const;
  return ok(
    letterOf({
      ...{ mailing, sender: SENDER, home: USUAL_WORDS.condo, estimate, madeOn },
      to: { ...ADDRESSEE, cityCode, cityName, town },
      stop: stopOf(origin().replace(/\/+$/, ""), NOBODYS_CODE),
      ...{ credits: (await keptMarket(db).origin()).attributions, isSample: estimate.isSample },
    }),
  );
}
