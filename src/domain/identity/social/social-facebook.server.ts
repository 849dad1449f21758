import { createHmac } from "node:crypto";
import { z } from "zod";
import type { FacebookSettings } from "./provider-settings.ts";
import { ProviderFault } from "./social-fetch.server.ts";
import { readJson, type SocialKind, type SocialParts } from "./social-kind.server.ts";
import { profileOf } from "./social-profile.ts";

const tokenShape = z.object({ access_token: z.string() });
const meShape = z.looseObject({ id: z.string() });

/**
 * Sign-in by Facebook Login ("Manually build a login flow"): the code is exchanged with the app's secret, so the token is of this app, and
 * `appsecret_proof` shows the graph that it is asked by it. Facebook says of no address that it is verified.
 */
export function facebookKind({ fetch }: Pick<SocialParts, "fetch">): SocialKind<FacebookSettings> {
  return {
    authorizeUrl: async ({ dialog, clientId, scopes }, { redirectUri, state }) => {
      const url = new URL(dialog);
      const parameters = { response_type: "code", client_id: clientId, redirect_uri: redirectUri, scope: scopes.join(","), state };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    profile: async ({ graph, clientId, attributes }, { code, redirectUri, secret }) => {
      if (secret === null) throw new ProviderFault("the provider has no secret");
      const grant = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
      const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: secret });
      const answer = await readJson(await fetch(`${graph}/oauth/access_token`, { method: "POST", body }), "the token endpoint");
      const token = tokenShape.safeParse(answer);
      if (!token.success) throw new ProviderFault("the token endpoint gave no token");
      const { id, ...claims } = await readMe(fetch, { graph, token: token.data.access_token, secret, fields: Object.values(attributes) });
      const profile = profileOf({ ...claims, sub: id }, attributes);
      if (!profile) throw new ProviderFault("the profile has no usable id");
      return profile;
    },
  };
}

type Me = { readonly graph: string; readonly token: string; readonly secret: string; readonly fields: readonly string[] };

async function readMe(fetch: SocialParts["fetch"], { graph, token, secret, fields }: Me) {
  const url = new URL(`${graph}/me`);
  url.searchParams.set("fields", ["id", ...fields].join(","));
  url.searchParams.set("appsecret_proof", createHmac("sha256", secret).update(token).digest("hex"));
  const parsed = meShape.safeParse(await readJson(await fetch(url.href, { headers: { authorization: `Bearer ${token}` } }), "the profile"));
  if (!parsed.success) throw new ProviderFault("the profile has no id");
  return parsed.data;
}
