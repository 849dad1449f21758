import { SERVICE_NAME } from "#wire/site-words.ts";
import { type DescribedPage, structuredData } from "./structured-data.ts";

type ServedPage = Omit<DescribedPage, "crumbs"> & {
  readonly crumbs: DescribedPage["crumbs"];
  /** Address of its card. */
  readonly picture: string;
};

/** What every page says to browsers that keep it on a home screen. */
const APP_TAGS = `<link rel="manifest" href="/manifest.webmanifest"/><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/><meta name="theme-color" content="#0b5d66"/>`;

/**
 * What only the first answer of a page says, as text for its head: to search engines, to who shares it and to home screens. They ask the server for each page
 * anew, so that no browser downloads what writes it. Null: a page that search engines leave out.
 */
export function serverHead(page: ServedPage | null, nonce: string | undefined): string {
  return page === null ? APP_TAGS : `${APP_TAGS}${cardTags(page)}${jsonLd(page, nonce)}`;
}

/** https://ogp.me */
function cardTags({ title, description, url, picture }: ServedPage): string {
  const properties: readonly (readonly [string, string | undefined])[] = [
    ["og:type", "website"],
    ["og:site_name", SERVICE_NAME],
    ["og:locale", "ja_JP"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", picture],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  const tags = properties.map(([name, content]) =>
    content === undefined ? "" : `<meta property="${name}" content="${attribute(content)}"/>`,
  );
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image"/>`;
}

function jsonLd(page: DescribedPage, nonce: string | undefined): string {
  const data = structuredData(page);
  if (data === null) return "";
  const carried = nonce === undefined ? "" : ` nonce="${nonce}"`;
  return `<script type="application/ld+json"${carried}>${scriptText(data)}</script>`;
}

/** JSON that ends no script and begins no comment in one. */
function scriptText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
