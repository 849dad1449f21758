import { createHash } from "node:crypto";

/** The colours and measures of the site (src/web/styles.css), of which nothing is at hand yet. */
const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f7f8fa; color: #1c2330;
    font: 16px/1.75 "Hiragino Sans", "Noto Sans JP", "BIZ UDPGothic", Meiryo, sans-serif; }
  main { box-sizing: border-box; width: min(100% - 32px, 480px); padding: 32px 24px; background: #fff;
    border: 1px solid #d9dee6; border-radius: 12px; }
  p { margin: 0; }
  .name { font-weight: 700; color: #0b57a4; }
  h1 { margin: 12px 0 8px; font-size: 24px; line-height: 1.4; }
  .bar { margin: 24px 0 8px; height: 4px; overflow: hidden; border-radius: 2px; background: #e3eaf3; }
  .bar i { display: block; width: 40%; height: 100%; border-radius: 2px; background: #0b57a4; animation: go 1.6s ease-in-out infinite; }
  @keyframes go { from { transform: translateX(-100%); } to { transform: translateX(250%); } }
  @media (prefers-reduced-motion: reduce) { .bar i { animation: none; width: 100%; opacity: .4; } }
  .note { font-size: 14px; color: #55607a; }
`;

/** Loads itself again; without scripts, for none are at hand. */
export const PREPARING_PAGE = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><meta name="robots" content="noindex"><title>準備中です｜まちのね</title>
<style>${STYLE}</style></head>
<body><main><p class="name">まちのね</p><h1>準備中です</h1>
<p>サイトを開く準備をしています。ふだんは1分ほどで終わります。</p>
<div class="bar" aria-hidden="true"><i></i></div>
<p class="note">この画面は、5秒ごとに自動で読み込み直します。そのままお待ちください。</p>
</main></body></html>
`;

const hash = createHash("sha256").update(STYLE).digest("base64");

export const PREPARING_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
