import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { formOf, hostedWorld, ORIGIN } from "#test/support/hosted.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL, passkeyBrowser } from "#test/support/passkeys.ts";
import type { Lies } from "#test/support/soft-authenticator.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;
let passkeys: ReturnType<typeof passkeyBrowser>;

beforeAll(async () => {
  const { db } = await testDatabase();
  const client = { flows: PASSKEY_CLIENT.flows ?? [] };
  world = await hostedWorld(db, { pool: PASSKEY_POOL, client });
  passkeys = passkeyBrowser(world);
});

/** What the page's script does, in a browser of its own. */
async function visit() {
  const browser = world.visitor();
  const page = await browser.go(world.path());
  const form = formOf(page, "/login/passkey");
  const [, optionsPath = ""] = /data-passkey="([^"]+)"/.exec(page.text) ?? [];
  const ask = async () => {
    const answer = await browser.post(optionsPath.replaceAll("&amp;", "&"), { form_token: form.hidden.form_token ?? "" });
    return JSON.parse(answer.text) as { session: string; options: object };
  };
  const send = (session: string, credential: string) => browser.post(form.action, { ...form.hidden, session, credential });
  return { browser, page, form, ask, send };
}

async function signIn(authenticator: { sign: (options: string, lies?: Lies) => string }, lies: Lies = {}) {
  const { ask, send } = await visit();
  const { session, options } = await ask();
  const credential = authenticator.sign(JSON.stringify(options), lies);
  return { seen: await send(session, credential), again: () => send(session, credential) };
}

describe("passkeys on the hosted login", () => {
  it("are offered by a button that only the page's own script shows", async () => {
    const { page, browser } = await visit();
    expect(page.text).toMatch(/<form [^>]*data-passkey="[^"]+"[^>]* hidden>/);
    const [, src = ""] = /<script type="module" src="([^"]+)">/.exec(page.text) ?? [];
    const script = await browser.go(src);
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script>|onclick|javascript:/);
  });

  it("lead back to the client, signed in, without a name or a password", async () => {
    const { account, authenticator } = await passkeys.member();
    const { seen } = await signIn(authenticator);
    const { json } = await world.exchange(seen.landed?.searchParams.get("code") ?? "");
    const claims = JSON.parse(Buffer.from((json.access_token ?? "").split(".")[1] ?? "", "base64url").toString());
    expect(claims.sub).toBe(account.sub);
  });

  it("are refused with a page that says so: a wrong one, one used twice, a made-up session, no passkey at all", async () => {
    const { authenticator } = await passkeys.member();
    const wrong = (await signIn(authenticator, { origin: "https://evil.example" })).seen;
    expect([wrong.status, wrong.landed, wrong.text.includes("このパスキーではログインできません")]).toEqual([400, null, true]);
    const { again } = await signIn(authenticator);
    expect([(await again()).landed, (await again()).status]).toEqual([null, 400]);
    const { send } = await visit();
    for (const credential of ["", "{}"]) expect((await send("made-up", credential)).status).toBe(400);
  });

  it("are asked for by our own page alone, and not at a client that takes no accounts of the pool", async () => {
    const { browser, form } = await visit();
    const path = form.action.replace("/login/passkey", "/login/passkey/options");
    expect((await browser.post(path, { form_token: "made-up" })).status).toBe(403);
    const outside = await world.addClient({ providers: ["Google"] });
    const there = path.replace(world.client.id, outside.id);
    expect((await browser.post(there, { form_token: form.hidden.form_token ?? "" })).status).toBe(400);
  });

  it("cannot be answered in the API: a session of the pages ends on the pages", async () => {
    const { authenticator } = await passkeys.member();
    const { ask } = await visit();
    const { session, options } = await ask();
    const CREDENTIAL = authenticator.sign(JSON.stringify(options));
    await expect(passkeys.answer("WEB_AUTHN", session, { CREDENTIAL })).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect(ORIGIN).toBe(world.service.origin());
  });

  it("are not shown where the page is not on the domain of the passkeys", async () => {
    const { db } = await testDatabase();
    const elsewhere = {
      ...PASSKEY_POOL,
      passkeys: { relyingPartyId: "machinone.example", userVerification: "required", isMultiFactor: true } as const,
    };
    const other = await hostedWorld(db, { pool: elsewhere });
    expect((await other.visitor().go(other.path())).text).not.toContain("data-passkey");
  });
});
