import { UNREACHABLE_RETRY_SECONDS } from "#platform/database-unreachable.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

const STYLE = `
body { margin: 0; background: #faf8f5; color: #1b2430; font: 16px/1.8 "Hiragino Sans", "Noto Sans JP", sans-serif; }
header { padding: 16px 20px; background: #fff; border-bottom: 1px solid #e3e0da; color: #0b5d66; font-weight: 700; font-size: 20px; }
main { max-width: 560px; margin: 0 auto; padding: 64px 20px; }
h1 { margin: 0; font-size: 26px; line-height: 1.5; }
p { margin: 16px 0 0; }
nav { margin-top: 32px; display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; }
nav a { color: #0b5d66; }
nav a:first-child { padding: 10px 24px; border-radius: 8px; background: #0b5d66; color: #fff; text-decoration: none; font-weight: 700; }
a:focus-visible { outline: 3px solid #c8401f; outline-offset: 2px; }
`;

/**
 * The page of a site whose database is away: complete in itself, for whatever draws pages may fail as well. Status 503, and when to come back; kept by
 * nobody. Its one style carries the nonce of the answer.
 */
export function unavailablePage(nonce: string): Response {
  const html = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>一時的にご利用いただけません | ${SERVICE_NAME}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header>${SERVICE_NAME}</header>
<main>
<h1>一時的にご利用いただけません</h1>
<p>ただいまページを表示できません。少し待ってから、もう一度お試しください。</p>
<nav aria-label="このあと"><a href="">もう一度読み込む</a><a href="/">トップページへ</a></nav>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(UNREACHABLE_RETRY_SECONDS),
      "x-robots-tag": "noindex",
    },
  });
}
