import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HomeDetail } from "#api/client/client.ts";
import { runs } from "#test/support/runs.ts";
import { sampleDetail } from "#web/homes/samples.ts";
import { serverHead } from "./server-head.ts";
import type { DescribedPage } from "./structured-data.ts";

const ORIGIN = "https://machi.example.jp";
const SITE = { origin: ORIGIN, operatorName: "株式会社見本", operatorAddress: "東京都見本区1-2-3" };

function page(changes: Partial<DescribedPage> = {}): DescribedPage {
  return {
    ...{ screen: "risk-flood", title: "水害リスクの見方", description: "読み方", url: `${ORIGIN}/risk/flood`, crumbs: [], home: null },
    ...{ market: { origin: "published", attributions: ["不動産情報ライブラリ（国土交通省）"] }, site: SITE },
    ...changes,
  };
}

const headOf = (given: DescribedPage, nonce?: string) => serverHead({ ...given, picture: `${ORIGIN}/p.png` }, nonce);

/** What a search engine reads of the page: each thing by its type. */
function thingsOf(given: DescribedPage): ReadonlyMap<string, Record<string, unknown>> {
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(headOf(given)) ?? [];
  if (text === undefined) return new Map();
  const data: { "@context": string; "@graph": readonly Record<string, unknown>[] } = JSON.parse(text);
  expect(data["@context"]).toBe("https://schema.org");
  return new Map(data["@graph"].map((thing) => [`${thing["@type"]}`, thing]));
}

const typesOf = (given: DescribedPage) => [...thingsOf(given).keys()];
const offered = (changes: Partial<HomeDetail["home"]> = {}, state: HomeDetail["state"] = "on-offer") => {
  const detail = sampleDetail();
  const home = { ...detail.home, isSample: false, price: 54_800_000, ...changes };
  return page({ screen: "homes-listing", title: home.title, url: `${ORIGIN}/homes/${home.key}`, home: { ...detail, home, state } });
};

describe("what a page tells in JSON-LD", () => {
  it("is who runs the site on its first page alone", () => {
    const things = thingsOf(page({ screen: "index", url: `${ORIGIN}/` }));

    expect([...things.keys()]).toEqual(["Organization", "WebSite"]);
    expect(things.get("Organization")).toMatchObject({ name: "株式会社見本", url: `${ORIGIN}/`, address: "東京都見本区1-2-3" });
    expect(things.get("WebSite")).toMatchObject({ publisher: { "@id": things.get("Organization")?.["@id"] } });
    expect(typesOf(page())).toEqual([]);
  });

  it("is the way to the page as it is shown, from the first page on, the last step by its canonical address", () => {
    const crumbs = [
      { name: "リスク診断", path: "/risk" },
      { name: "水害", path: null },
    ];

    expect(thingsOf(page({ crumbs })).get("BreadcrumbList")?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "まちのね", item: `${ORIGIN}/` },
      { "@type": "ListItem", position: 2, name: "リスク診断", item: `${ORIGIN}/risk` },
      { "@type": "ListItem", position: 3, name: "水害", item: `${ORIGIN}/risk/flood` },
    ]);
  });

  it.each(["accuracy", "heatmap", "kyugake-about"])("is the data of %s with what they measure, their terms and their sources", (screen) => {
    const data = thingsOf(page({ screen, url: `${ORIGIN}/x` })).get("Dataset");

    expect(data).toMatchObject({
      ...{ url: `${ORIGIN}/x`, license: `${ORIGIN}/terms`, isBasedOn: [{ name: "不動産情報ライブラリ（国土交通省）" }] },
      variableMeasured: expect.arrayContaining([expect.any(String)]),
    });
  });

  it("says of sample data that they are", () => {
    const sample = page({ screen: "accuracy", market: { origin: "sample", attributions: [] } });

    expect(thingsOf(sample).get("Dataset")?.name).toContain("サンプルデータ");
  });

  it("is a home on offer with its price, its seller and its size", () => {
    expect(thingsOf(offered({ kind: "condo", areaM2: 70.5 })).get("RealEstateListing")).toMatchObject({
      offers: {
        price: 54_800_000,
        priceCurrency: "JPY",
        availability: "https://schema.org/InStock",
        seller: { "@type": "RealEstateAgent" },
      },
      about: { "@type": "Apartment", floorSize: { value: 70.5, unitCode: "MTK" }, address: { addressCountry: "JP" } },
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(thingsOf(offered({ kind: "house" })).get("RealEstateListing")).toMatchObject({ about: { "@type": "House" } });
    expect(thingsOf(offered({ kind: "land" })).get("RealEstateListing")).toMatchObject({ about: { "@type": "Place" } });
  });

  it.each([
    ["a home of the sample market", offered({ isSample: true })] as const,
    ...(["applied", "sold", "expired", "withdrawn"] as const).map((state) => [`one that is ${state}`, offered({}, state)] as const),
  ])("is no offer of %s", (_, given) => expect(typesOf(given)).toEqual([]));

  it("is never a list of questions: search engines show none", () => {
    for (const screen of ["risk-report-faq_top", "offer-about", "index", "biz"]) expect(typesOf(page({ screen }))).not.toContain("FAQPage");
  });

  it("carries the nonce of its answer, and goes on alone where there is none", () => {
    expect(headOf(page({ screen: "index" }), "n+/=")).toContain('<script type="application/ld+json" nonce="n+/=">');
    expect(headOf(page({ screen: "index" }))).toContain('<script type="application/ld+json">');
  });
});

describe("the head that only the server writes", () => {
  it("says nothing of a page that is left out of lists but what home screens need", () => {
    const head = serverHead(null, "n");

    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(head).not.toMatch(/og:|ld\+json|twitter/);
  });

  it("lets no words out of their place, whatever they are", () => {
    const words = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("</script><script>", "<!--", `"/><x y="`, "&quot;", "\u2028"));
    const property = fc.property(words, words, (title, description) => {
      const given = page({ screen: "accuracy", title, description, crumbs: [{ name: title, path: null }] });
      const head = headOf(given);
      const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>$/s.exec(head) ?? [];
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)["@graph"][0].itemListElement[1].name).toBe(title);
      // Tags and quotes are those of the head itself, however the words look.
      const bare = headOf({ ...given, title: "", description: "", crumbs: given.crumbs.map((crumb) => ({ ...crumb, name: "" })) });
      expect(head.match(/[<>"]/g)?.length).toBeGreaterThanOrEqual(bare.match(/[<>"]/g)?.length ?? 0);
      const tags = head.slice(0, head.indexOf("<script"));
      expect(tags.match(/[<>"]/g)).toEqual(bare.slice(0, bare.indexOf("<script")).match(/[<>"]/g));
    });
    fc.assert(property, { numRuns: runs({ few: 50, usual: 300 }) });
  });
});
