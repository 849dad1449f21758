import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { openApiDocument } from "./openapi-document.ts";

const PAGE = `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API | まちのね</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/readable.css">
  </head>
  <body>
    <main id="document"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/**
 * The page allows no inline script, so what starts it is a file of its own. Without deep links, which would stand inside the buttons of the operations
 * (WCAG 4.1.2); without the choice of servers, which has no name and one entry. Services are opened one by one: of more than some 120 operations at once
 * the reader draws only the first few.
 */
const START = `window.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#document",
  deepLinking: false,
  docExpansion: "none",
  plugins: [() => ({ components: { ServersContainer: () => null } })],
});
// What it draws when an operation is opened: choices without a name, and examples that only a mouse could scroll.
new MutationObserver(() => {
  for (const select of document.querySelectorAll("tr[data-param-name] select:not([aria-label])"))
    select.setAttribute("aria-label", select.closest("tr").dataset.paramName);
  for (const example of document.querySelectorAll("pre.microlight:not([tabindex])")) example.tabIndex = 0;
}).observe(document.getElementById("document"), { childList: true, subtree: true });
`;

/** What of the reader's own look is too pale (WCAG 1.4.3), too small to be hit (2.5.8) or too wide for a phone (1.4.10). */
const READABLE = `.swagger-ui .info .title small { background: #4a5160; }
.swagger-ui .info .title small.version-stamp { background: #3f6212; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .info .link, .swagger-ui a, .swagger-ui .info a { color: #0b5d66; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d5fa8; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1f7a4d; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #9a5b00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .opblock .opblock-summary-description { color: #3b4151; }
.swagger-ui .btn.authorize { color: #0b5d66; border-color: #0b5d66; }
.swagger-ui .btn.authorize svg { fill: #0b5d66; }
.swagger-ui .opblock-tag small { color: #3b4151; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span, .swagger-ui .model .prop-format { color: #8a1c12; }
.swagger-ui .parameter__in, .swagger-ui .parameter__type, .swagger-ui .prop-format { color: #3b4151; }
.swagger-ui .model .prop-type, .swagger-ui .prop-type { color: #43439b; }
.swagger-ui .json-schema-2020-12-expand-deep-button, .swagger-ui [class*="json-schema-2020-12"] { color: #3b4151; }
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .tab li, .swagger-ui .response-col_links { color: #3b4151; }
.swagger-ui .microlight { background: #1b2430; }
.swagger-ui .microlight span { color: #fff !important; }
.swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; }
@media (width < 48rem) {
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; }
  .swagger-ui table { display: block; overflow-x: auto; }
}
`;

const SWAGGER_FILES: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

const CACHED = "public, max-age=3600";

/** `GET /api/openapi.json`, and `/api/docs`: the same as a page to read and try. */
export function docsRoutes(): Hono {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/swagger-ui.css")));
  const document = JSON.stringify(openApiDocument());
  return new Hono()
    .get("/openapi.json", (c) => c.body(document, 200, { "content-type": "application/json", "cache-control": CACHED }))
    .get("/docs", (c) => c.html(PAGE))
    .get("/docs/readable.css", (c) => c.body(READABLE, 200, { "content-type": "text/css; charset=utf-8", "cache-control": CACHED }))
    .get("/docs/start.js", (c) => c.body(START, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": CACHED }))
    .get("/docs/:file", async (c, next) => {
      const file = c.req.param("file");
      const type = Object.hasOwn(SWAGGER_FILES, file) ? SWAGGER_FILES[file] : undefined;
      if (type === undefined) return next();
      return c.body(await readFile(path.join(folder, file)), 200, { "content-type": type, "cache-control": CACHED });
    });
}
