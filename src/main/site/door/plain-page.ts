import { createHash } from "node:crypto";

/** The colours and measures of the site (src/web/styles.css), of which nothing is at hand here. */
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
  .note { margin-top: 8px; font-size: 14px; color: #55607a; }
`;

type PlainPage = {
  readonly heading: string;
  readonly text: string;
  readonly note: string;
  /** Loads itself again after so many seconds, without scripts, and shows that something is going on. */
  readonly again?: number;
};

/** A page for when the site cannot draw its own: no script, nothing to load. Its words are ours, never a visitor's. */
export function plainPage({ heading, text, note, again }: PlainPage): string {
  const refresh = again === undefined ? "" : `<meta http-equiv="refresh" content="${again}">`;
  const bar = again === undefined ? "" : '<div class="bar" aria-hidden="true"><i></i></div>\n';
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<meta name="robots" content="noindex"><title>${heading}｜まちのね</title>
<style>${STYLE}</style></head>
<body><main><p class="name">まちのね</p><h1>${heading}</h1>
<p>${text}</p>
${bar}<p class="note">${note}</p>
</main></body></html>
`;
}

const hash = createHash("sha256").update(STYLE).digest("base64");

/** The content security policy of a plain page. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
