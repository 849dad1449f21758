/**
 * The service worker: answers a page that the network does not bring with the page that says so, and nothing else. It keeps that one page, reads no other answer and
 * leaves every call but the navigation of a page alone.
 */
export const OFFLINE_WORKER = `"use strict";
const PAGE = "/offline.html";
const KEPT = "offline-1";
self.addEventListener("install", (event) => {
  const keep = async () => (await caches.open(KEPT)).add(new Request(PAGE, { cache: "reload" }));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  };
  event.waitUntil(tidy());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) || (await fetch(request));
    } catch {
      return (await caches.match(PAGE)) || Response.error();
    }
  };
  event.respondWith(answer());
});
`;

/** The way back: what a browser holds of the worker is taken away at its next look, which is at the next page. */
export const NO_WORKER = `"use strict";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;
