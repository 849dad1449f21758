import type { Apartment, BreadcrumbList, Dataset, Graph, House, Organization, Place, RealEstateListing, Thing, WebSite } from "schema-dts";
import type { HomeDetail } from "#api/client/client.ts";
import type { SiteIdentity } from "#api/client/context.ts";
import type { MarketNotice } from "#web/app/market.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import type { ShownCrumb } from "./crumbs.ts";

/** A page that search engines may list, with what is told of it in their own words (https://schema.org). */
export type DescribedPage = {
  /** Name of its screen. */
  readonly screen: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Its canonical address. */
  readonly url: string;
  readonly crumbs: readonly ShownCrumb[];
  readonly home: HomeDetail | null;
  readonly market: MarketNotice | null;
  readonly site: Pick<SiteIdentity, "origin" | "operatorName" | "operatorAddress">;
};

/** Everything a page says of itself in JSON-LD; null where it has nothing to say. A home of the sample market is no offer, and is not told as one. */
export function structuredData(page: DescribedPage): Graph | null {
  const things: Thing[] = [
    ...(page.screen === "index" ? [organization(page.site), website(page.site)] : []),
    ...(page.crumbs.length > 0 ? [breadcrumbs(page)] : []),
    ...(DATASETS[page.screen] ? [dataset(page, DATASETS[page.screen] ?? [])] : []),
    ...(page.home && isOffered(page.home) ? [listing(page, page.home)] : []),
  ];
  return things.length === 0 ? null : { "@context": "https://schema.org", "@graph": things };
}

function organization({ origin, operatorName, operatorAddress }: DescribedPage["site"]): Organization {
  return {
    ...{ "@type": "Organization", "@id": `${origin}/#organization`, url: `${origin}/`, logo: `${origin}/icons/icon-512.png` },
    name: operatorName || SERVICE_NAME,
    brand: { "@type": "Brand", name: SERVICE_NAME },
    ...(operatorAddress === "" ? {} : { address: operatorAddress }),
  };
}

function website({ origin }: DescribedPage["site"]): WebSite {
  return {
    ...{ "@type": "WebSite", "@id": `${origin}/#website`, url: `${origin}/`, name: SERVICE_NAME, inLanguage: "ja" },
    publisher: { "@id": `${origin}/#organization` },
  };
}

/** The page itself is the last step, by its canonical address. */
function breadcrumbs({ crumbs, site, url }: DescribedPage): BreadcrumbList {
  const steps: readonly ShownCrumb[] = [{ name: SERVICE_NAME, path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      ...{ position: index + 1, name, item: path === null ? url : `${site.origin}${path}` },
    })),
  };
}

/** What the figures of a page measure, by the names of the screens that are about figures of their own. */
const DATASETS: Readonly<Record<string, readonly string[]>> = {
  accuracy: ["AI推定価格の誤差の中央値", "80%の幅に入った割合", "調べた成約の件数"],
  heatmap: ["坪単価", "3年上昇率", "表面利回り", "地震30年確率", "洪水浸水深", "犯罪率", "人口増減"],
  "kyugake-about": ["九掛けの的中率", "九掛けの件数"],
};

function dataset({ title, description, url, market, site }: DescribedPage, variableMeasured: readonly string[]): Dataset {
  return {
    ...{ "@type": "Dataset", "@id": `${url}#dataset`, url, inLanguage: "ja", isAccessibleForFree: true, variableMeasured },
    name: market?.origin === "sample" ? `${title}（サンプルデータ・架空）` : title,
    description: description ?? title,
    spatialCoverage: { "@type": "Place", name: "日本" },
    license: `${site.origin}/terms`,
    creator: { "@type": "Organization", "@id": `${site.origin}/#organization`, name: site.operatorName || SERVICE_NAME },
    isBasedOn: (market?.attributions ?? []).map((name) => ({ "@type": "CreativeWork", name })),
  };
}

function isOffered({ state, home }: HomeDetail): boolean {
  return state === "on-offer" && !home.isSample;
}

function listing({ title, description, url }: DescribedPage, { home, facts, advertiser }: HomeDetail): RealEstateListing {
  return {
    ...{ "@type": "RealEstateListing", "@id": url, url, name: title, inLanguage: "ja", datePosted: facts.publishedOn },
    dateModified: home.updatedOn,
    ...(description === undefined ? {} : { description }),
    about: dwelling(home, facts),
    offers: {
      ...{ "@type": "Offer", price: home.price, priceCurrency: "JPY", availability: "https://schema.org/InStock", url },
      businessFunction: { "@id": "http://purl.org/goodrelations/v1#Sell" },
      seller: { "@type": "RealEstateAgent", name: advertiser.name, address: advertiser.address },
    },
  };
}

function dwelling(home: HomeDetail["home"], { address }: HomeDetail["facts"]): Apartment | House | Place {
  const place = { name: home.title, address: { "@type": "PostalAddress", addressCountry: "JP", streetAddress: address } } as const;
  if (home.kind === "land" || home.kind === "building") return { "@type": "Place", ...place };
  const size = home.areaM2 === null ? {} : { floorSize: { "@type": "QuantitativeValue", value: home.areaM2, unitCode: "MTK" } as const };
  const built = home.builtYear === null ? {} : { yearBuilt: home.builtYear };
  const layout = home.layout === null ? {} : { accommodationCategory: home.layout };
  return { "@type": home.kind === "house" ? "House" : "Apartment", ...place, ...size, ...built, ...layout };
}
