import { html } from "hono/html";
import { type Markup, NOTHING, noticeBox, type Problem, problemSummary } from "./markup.ts";
import { STYLESHEET } from "./stylesheet.server.ts";

export const SERVICE_NAME = "まちのね";

export type Layout = {
  readonly title: string;
  readonly lead?: string | Markup;
  readonly steps?: Markup;
  readonly notice?: string | null;
  readonly problems?: readonly Problem[];
  readonly content: Markup;
};

const LOGO = html`<svg aria-hidden="true" viewBox="0 0 22 22"><defs><clipPath id="tile"><rect width="22" height="22" rx="5.5"/></clipPath></defs><g clip-path="url(#tile)"><rect width="22" height="22" fill="#0b5d66"/><path d="M22 0v22H0z" fill="#c8401f"/></g></svg>`;

export function layout({ title, lead, steps = NOTHING, notice = null, problems = [], content }: Layout): Markup {
  const isRefused = problems.length > 0;
  return html`<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<title>${isRefused ? "エラー：" : ""}${title}｜${SERVICE_NAME}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/assets/hosted.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET.path}">
</head>
<body>
<header class="site"><p class="site-name">${LOGO}${SERVICE_NAME}</p></header>
<main>
${steps}
<h1>${title}</h1>
${lead ? html`<p class="lead">${lead}</p>` : NOTHING}
${noticeBox(notice)}
${problemSummary(problems)}
${content}
</main>
</body>
</html>`;
}
