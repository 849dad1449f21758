import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { plainAnswer } from "#main/site/door/plain-page.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { NO_WORKER, OFFLINE_WORKER } from "./offline-worker.ts";

const ICONS = new URL("./icons/", import.meta.url);
const A_DAY = "public, max-age=86400";

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = {
  ...{ id: "/", name: SERVICE_NAME, short_name: SERVICE_NAME, lang: "ja", dir: "ltr", start_url: "/", scope: "/" },
  description: "住まいの値段とリスクを、根拠といっしょに確かめるサイトです。",
  ...{ display: "browser", background_color: "#faf8f5", theme_color: "#0b5d66" },
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

const OFFLINE = {
  heading: "インターネットに接続していません",
  lines: ["通信の状態を確かめてから、もう一度読み込んでください。", "開いたままのほかの画面は、そのままお読みいただけます。"],
};

/** Names of the files in `icons`, which `tools/brand-pictures.ts` draws. */
const FILES: Readonly<Record<string, string>> = {
  "/favicon.ico": "favicon.ico",
  "/icons/apple-touch-icon.png": "apple-touch-icon.png",
  "/icons/icon-192.png": "icon-192.png",
  "/icons/icon-512.png": "icon-512.png",
  "/icons/maskable-512.png": "maskable-512.png",
};

/** The nonce of the answer, by its policy. */
type Nonced = { readonly secureHeadersNonce?: string };

/** What browsers ask for by fixed names: the manifest, icons, the page that is shown without a network, and the worker that shows it. */
export function appRoutes({ hasWorker }: { readonly hasWorker: boolean }): Hono<{ Variables: Nonced }> {
  const app = new Hono<{ Variables: Nonced }>();
  app.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(MANIFEST), 200, { "content-type": "application/manifest+json; charset=utf-8", "cache-control": A_DAY }),
  );
  app.get("/offline.html", (c) => plainAnswer({ status: 200 }, { ...OFFLINE, again: null, nonce: c.get("secureHeadersNonce") ?? "" }));
  // Asked for anew whenever a page is opened: what is said here counts from the next page on.
  app.get("/sw.js", (c) =>
    c.body(hasWorker ? OFFLINE_WORKER : NO_WORKER, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" }),
  );
  for (const [address, file] of Object.entries(FILES))
    app.get(address, async (c) => {
      const type = file.endsWith(".ico") ? "image/x-icon" : "image/png";
      return c.body(new Uint8Array(await readFile(new URL(file, ICONS))), 200, { "content-type": type, "cache-control": A_DAY });
    });
  return app;
}
