import { type Context, Hono } from "hono";
import { PASSKEY_SCRIPT } from "#identity-server/pages/passkey-script.server.ts";
import { STYLESHEET } from "#identity-server/pages/stylesheet.server.ts";

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="5.5" fill="#0b5d66"/><path d="M22 5.5v11a5.5 5.5 0 0 1-5.5 5.5h-11a5.5 5.5 0 0 1-3.9-1.6L20.4 1.6A5.5 5.5 0 0 1 22 5.5z" fill="#c8401f"/></svg>`;

/** An address with the version of its content never changes what it answers. */
const FOREVER = "public, max-age=31536000, immutable";

export function assetRoutes(): Hono {
  const app = new Hono();
  app.get("/assets/hosted.css", (c) => answerText(c, { text: STYLESHEET.css, type: "text/css", version: STYLESHEET.version }));
  app.get("/assets/passkey.js", (c) =>
    answerText(c, { text: PASSKEY_SCRIPT.script, type: "text/javascript", version: PASSKEY_SCRIPT.version }),
  );
  app.get("/assets/hosted.svg", (c) =>
    c.body(ICON, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" }),
  );
  return app;
}

type Asset = { readonly text: string; readonly type: string; readonly version: string };

function answerText(c: Context, { text, type, version }: Asset): Response {
  const headers = {
    "cache-control": c.req.query("v") === version ? FOREVER : "no-cache",
    etag: `"${version}"`,
    "x-content-type-options": "nosniff",
  };
  return c.req.header("if-none-match") === headers.etag
    ? c.body(null, 304, headers)
    : c.body(text, 200, { ...headers, "content-type": `${type}; charset=utf-8` });
}
