import { expect, it } from "vitest";
import { startGate } from "./start-gate.ts";

const asking = (path: string, accept = "*/*") => new Request(`http://localhost:3000${path}`, { headers: { accept } });

it("tells a browser that the site is being prepared, by a page that loads itself again and needs nothing else", async () => {
  const page = await startGate().fetch(asking("/risk", "text/html,*/*"));
  const html = await page.text();

  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect(html).toContain("準備中です");
  expect(html).toContain('<meta http-equiv="refresh" content="5">');
  expect(html).not.toMatch(/src=|href=|<script/);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it.each([
  ["/api/estate/cities", "text/html"],
  ["/assets/x.js", "*/*"],
])("tells a program at %s by a problem, with when to come back", async (path, accept) => {
  const answer = await startGate().fetch(asking(path, accept));

  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("content-type")]).toEqual([
    ...[503, "5", "application/problem+json"],
  ]);
  expect(await answer.json()).toMatchObject({ type: "/problems/starting", status: 503, instance: path });
});

it("is not well yet", async () => {
  const answer = await startGate().fetch(asking("/api/health"));

  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
});

it("is out of the way once there is something behind it", async () => {
  const gate = startGate();
  gate.open((request, environment) => new Response(`${request.url} ${environment?.incoming?.socket.remoteAddress}`));
  const answer = await gate.fetch(asking("/risk"), { incoming: { socket: { remoteAddress: "192.0.2.1" } } });

  expect(await answer.text()).toBe("http://localhost:3000/risk 192.0.2.1");
});
