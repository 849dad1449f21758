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
  </head>
  <body>
    <main id="document"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** The page allows no inline script, so what starts it is a file of its own. */
const START = `window.SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#document", deepLinking: true, docExpansion: "list" });
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
    .get("/docs/start.js", (c) => c.body(START, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": CACHED }))
    .get("/docs/:file", async (c, next) => {
      const file = c.req.param("file");
      const type = Object.hasOwn(SWAGGER_FILES, file) ? SWAGGER_FILES[file] : undefined;
      if (type === undefined) return next();
      return c.body(await readFile(path.join(folder, file)), 200, { "content-type": type, "cache-control": CACHED });
    });
}
