import { createHash } from "node:crypto";
import { SERVICE_NAME } from "#wire/site-words.ts";

/** The colours and measures of the site (src/web/styles.css), of which nothing is at hand here. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #faf8f5; color: #1b2430; font: 16px/1.8 "Hiragino Sans", "Noto Sans JP", "BIZ UDPGothic", Meiryo, sans-serif; }
header { padding: 16px 20px; background: #fff; border-bottom: 1px solid #e3e0da; color: #0b5d66; font-weight: 700; font-size: 20px; }
main { max-width: 560px; margin: 0 auto; padding: 64px 20px; }
h1 { margin: 0; font-size: 26px; line-height: 1.5; }
p { margin: 16px 0 0; }
.bar { margin: 32px 0 8px; height: 4px; overflow: hidden; border-radius: 2px; background: #e6f1f1; }
.bar i { display: block; width: 40%; height: 100%; border-radius: 2px; background: #0b5d66; animation: go 1.6s ease-in-out infinite; }
@keyframes go { from { transform: translateX(-100%); } to { transform: translateX(250%); } }
@media (prefers-reduced-motion: reduce) { .bar i { animation: none; width: 100%; opacity: .4; } }
nav { margin-top: 32px; display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; }
nav a { color: #0b5d66; }
nav a:first-child { padding: 10px 24px; border-radius: 8px; background: #0b5d66; color: #fff; text-decoration: none; font-weight: 700; }
a:focus-visible { outline: 3px solid #c8401f; outline-offset: 2px; }
`;

export type PlainPage = {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Loads itself again after so many seconds, without scripts, and shows that something is going on. Null: it offers to; `useless`: it would be the same. */
  readonly again: number | null | "useless";
  /** Of the answer's content security policy; without one the answer goes out with {@link PLAIN_POLICY}. */
  readonly nonce?: string;
};

/** A page for when the site cannot draw its own: complete in itself, no script, nothing to load. Its words are ours, never a visitor's. */
export function plainPage({ heading, lines, again, nonce }: PlainPage): string {
  const style = nonce === undefined ? "<style>" : `<style nonce="${nonce}">`;
  const refresh = typeof again !== "number" ? "" : `<meta http-equiv="refresh" content="${again}">\n`;
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<meta name="robots" content="noindex">
<title>${heading} | ${SERVICE_NAME}</title>
${style}${STYLE}</style>
</head>
<body>
<header>${SERVICE_NAME}</header>
<main>
<h1>${heading}</h1>
${lines.map((line) => `<p>${line}</p>`).join("\n")}
${typeof again === "number" ? BAR : waysOn(again)}
</main>
</body>
</html>
`;
}

const BAR = '<div class="bar" aria-hidden="true"><i></i></div>';
const AGAIN = '<a href="">もう一度読み込む</a>';
const waysOn = (again: null | "useless") => `<nav aria-label="このあと">${again === null ? AGAIN : ""}<a href="/">トップページへ</a></nav>`;

const hash = createHash("sha256").update(STYLE).digest("base64");

/** The content security policy of a plain page that goes out by itself. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Of a plain page that goes out by itself, without the headers of a site around it. */
export const PLAIN_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "content-security-policy": PLAIN_POLICY,
  "x-content-type-options": "nosniff",
};

/** `retryAfterSeconds`: when to come back. `allow`: the methods there are. */
type Refused = { readonly status: number; readonly retryAfterSeconds?: number; readonly allow?: string };

/** A plain page as an answer, which is kept by nobody. With a nonce its policy is that of the site. */
export function plainAnswer({ status, retryAfterSeconds, allow }: Refused, page: PlainPage): Response {
  const headers = new Headers(PLAIN_HEADERS);
  if (page.nonce !== undefined) headers.delete("content-security-policy");
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  if (allow !== undefined) headers.set("allow", allow);
  return new Response(plainPage(page), { status, headers });
}
