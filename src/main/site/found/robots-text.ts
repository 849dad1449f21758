/** open: search engines may read the public pages. closed: they are to leave the whole site out. */
export type Crawling = "open" | "closed";

/** A site of invented data that others can reach is found by nobody: its homes and prices would stand beside real ones. On one's own machine nobody looks. */
export function crawlingOf({ isSample, origin }: { readonly isSample: boolean; readonly origin: string }): Crawling {
  return isSample && !isOwnMachine(origin) ? "closed" : "open";
}

function isOwnMachine(origin: string): boolean {
  return URL.canParse(origin) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);
}

/** What holds no page to list: programs, members, companies, operators, links that hold a token, results and forms. */
const CLOSED = [
  "/api/",
  "/auth/",
  "/admin",
  "/console",
  "/mypage",
  "/profile",
  "/settings/",
  "/favorites/",
  "/recc",
  "/recommender/",
  "/line/",
  "/letters/",
  "/search/result",
  "/search/load",
  "/__gallery",
];

/** RFC 9309. What is only left out of lists says so itself, which crawlers must read. */
export function robotsText(crawling: Crawling, origin: string): string {
  const rules = crawling === "closed" ? ["Disallow: /"] : CLOSED.map((path) => `Disallow: ${path}`);
  const map = crawling === "closed" ? [] : ["", `Sitemap: ${origin}/sitemap.xml`];
  return `${["User-agent: *", ...rules, ...map].join("\n")}\n`;
}
