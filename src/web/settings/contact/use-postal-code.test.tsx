import { expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { settled } from "#test/support/profile-service.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import type { PostalLookup } from "./postal-lookup.ts";
import { usePostalCode } from "./use-postal-code.ts";

const toyosu = { prefCode: "13", prefecture: "東京都", cityCode: "13108", city: "江東区", town: "豊洲" };

it("keeps the city of a code that was found while a later one is known to nobody: it stays among those that can be chosen", async () => {
  const { estate } = scriptedApi({
    "GET /api/estate/postal-codes/1350061": { code: "1350061", towns: [toyosu] },
    "GET /api/estate/postal-codes/9999999": refused(404),
  });
  const seen: { readonly lookup: PostalLookup; readonly cities: readonly string[] }[] = [];
  function Page() {
    const { lookup, named, look } = usePostalCode(
      () => undefined,
      () => estate,
    );
    seen.push({ lookup, cities: named.map(({ city }) => city) });
    return (
      <>
        <button type="button" onClick={() => look("135-0061")}>
          ある番号
        </button>
        <button type="button" onClick={() => look("999-9999")}>
          ない番号
        </button>
      </>
    );
  }
  const page = await livePage(<Page />);
  await page.press("ある番号");
  await settled();
  expect(seen.at(-1)).toMatchObject({ lookup: { kind: "found" }, cities: ["江東区"] });
  await page.press("ない番号");
  await settled();

  expect(seen.at(-1)).toEqual({ lookup: { kind: "unknown" }, cities: ["江東区"] });
});
