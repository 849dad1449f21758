import { expect, it } from "vitest";
import { openIdentityDoor } from "./identity-door.server.ts";

it("the port of the identity service answers before the service is there, and by the service once it is", async () => {
  const served = { mode: "local", allowedHosts: [], host: "127.0.0.1", identityPort: 0, identityOrigin: null, shutdownMs: 1000 } as const;
  const { url, open, close } = await openIdentityDoor(served);
  const ask = async () => {
    const answer = await fetch(`${url}/login`, { headers: { accept: "text/html" } });
    return [answer.status, await answer.text()];
  };

  expect(await ask()).toEqual([503, expect.stringContaining("準備中です")]);
  open(() => new Response("the login"));
  expect(await ask()).toEqual([200, "the login"]);
  await close();
});
