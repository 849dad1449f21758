import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type FacebookSettings, parseProviderSettings } from "./provider-settings.ts";
import { facebookKind } from "./social-facebook.server.ts";
import { type Fetch, ProviderFault } from "./social-fetch.server.ts";

const parsed = parseProviderSettings({
  kind: "facebook",
  clientId: "app-1",
  graph: "https://graph.test/v1",
  dialog: "https://www.test/dialog",
});
if (parsed.kind !== "facebook") throw new Error("not Facebook's settings");
const settings: FacebookSettings = parsed;
const asking = { redirectUri: "https://id.test/oauth2/idpresponse", nonce: "n", verifier: "v" };
const answered = { ...asking, code: "code-1", secret: "app-secret" };

const ME = { id: "10001", email: "hanako@example.com", name: "見本 花子", first_name: "花子" };

/** Facebook, as far as it is asked here; notes every request. */
function graph({ token = { access_token: "token-1" }, me = ME, status = 200 }: { token?: object; me?: object; status?: number } = {}) {
  const requests: { url: URL; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init = {}) => {
    requests.push({ url: new URL(url), init });
    return Response.json(new URL(url).pathname.endsWith("/me") ? me : token, { status });
  };
  return { requests, kind: facebookKind({ fetch }) };
}

describe("a sign-in at Facebook", () => {
  it("sends the browser to the dialog with our app, our address and the state", async () => {
    const url = new URL(await graph().kind.authorizeUrl(settings, { ...asking, state: "sealed" }));

    expect(url.origin + url.pathname).toBe("https://www.test/dialog");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "app-1",
      redirect_uri: asking.redirectUri,
      scope: "public_profile,email",
      state: "sealed",
    });
  });

  it("exchanges the code with the secret of the app and asks for the profile with a proof of it", async () => {
    const { kind, requests } = graph();

    const profile = await kind.profile(settings, answered);

    const [token, me] = requests;
    expect(Object.fromEntries(new URLSearchParams(String(token?.init.body)))).toEqual({
      grant_type: "authorization_code",
      code: "code-1",
      redirect_uri: asking.redirectUri,
      client_id: "app-1",
      client_secret: "app-secret",
    });
    expect(token?.url.search).toBe("");
    expect(me?.url.searchParams.get("fields")).toBe("id,email,name,first_name,last_name");
    expect(me?.url.searchParams.get("appsecret_proof")).toBe(createHmac("sha256", "app-secret").update("token-1").digest("hex"));
    expect(profile).toEqual({
      subject: "10001",
      attributes: { email: "hanako@example.com", email_verified: "false", name: "見本 花子", given_name: "花子" },
    });
  });

  it.each([
    ["no token", { token: { error: { message: "expired" } } }],
    ["a profile without an id", { me: { name: "見本" } }],
    ["an id that is no name", { me: { id: "a b" } }],
    ["an error", { status: 400 }],
  ])("believes nobody when the answer is %s", async (_case, answers) => {
    await expect(graph(answers).kind.profile(settings, answered)).rejects.toThrow(ProviderFault);
  });

  it("needs the secret of the app", async () => {
    const { kind, requests } = graph();

    await expect(kind.profile(settings, { ...answered, secret: null })).rejects.toThrow(ProviderFault);
    expect(requests).toHaveLength(0);
  });
});
