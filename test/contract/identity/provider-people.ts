import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { withTerms } from "#domain/identity/pools/terms.ts";
import type { MockPerson } from "#main/site/mock-person.ts";
import { type SocialMock, startSocialMock } from "#main/site/social-mock.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, type Seen, type Visitor } from "#test/support/hosted.ts";
import { claimsOf } from "#test/support/identity-server.ts";

export type Provider = "Google" | "Facebook" | "LINE";

export const TERMS = { version: "2026-11-23", termsUrl: "https://site.test/terms", privacyUrl: "https://site.test/privacypolicy" };
export const OWNED = "このメールアドレスは登録済みです";

let mock: SocialMock;
/** The service, once {@link openProviders} has made it. */
export let world: Awaited<ReturnType<typeof hostedWorld>>;
/** A service with the three stand-ins, whose site pool asks newcomers to agree to terms. */
export async function openProviders(): Promise<void> {
  mock = await startSocialMock();
  const { db } = await testDatabase();
  const pool = { usernameAttributes: ["email"], autoVerified: ["email"], ...withTerms({}, TERMS) } as const;
  world = await hostedWorld(db, { pool, client: { providers: ["COGNITO", "Google", "Facebook", "LINE"] } });
  // The tokens of the providers bear the time of this machine.
  world.clock.moveTo(new Date());
  await mock.register(world.service, world.pool.id);
}
export const closeProviders = () => mock.close();

let people = 0;
/** Somebody no other test knows. */
export function person(more: MockPerson = {}): MockPerson {
  people += 1;
  return { sub: `person-${people}`, email: `person${people}@example.com`, ...more };
}

/** The browser of somebody goes to a provider, who answers, and comes back. */
export async function come(provider: Provider, who: MockPerson, browser = world.visitor()): Promise<{ browser: Visitor; page: Seen }> {
  const { landed } = await browser.go(world.path({ identity_provider: provider }));
  return { browser, page: await browser.go(await answerOf(landed, who)) };
}

/** What a provider sends a browser back with: path and query. */
export async function answerOf(asked: URL | null, who: MockPerson): Promise<string> {
  const cookie = `mock-person=${encodeURIComponent(JSON.stringify(who))}`;
  const response = await fetch(asked ?? "", { redirect: "manual", headers: { cookie } });
  const { pathname, search } = new URL(response.headers.get("location") ?? "");
  return pathname + search;
}

export async function proveMail(browser: Visitor, page: Seen, email: string): Promise<Seen> {
  const asked = await browser.submit(page, "/arrival/email", { email });
  return browser.submit(asked, "/arrival/code", { code: world.codeTo(email) });
}

export const agree = (browser: Visitor, page: Seen) => browser.submit(page, "/arrival/consent", { terms: "yes" });

export async function claims({ landed }: Seen): Promise<Record<string, unknown>> {
  const { json } = await world.exchange(landed?.searchParams.get("code") ?? "");
  return json.id_token ? claimsOf(json.id_token) : {};
}

export const errorOf = ({ landed }: Seen) => [landed?.searchParams.get("error"), landed?.searchParams.get("error_description")];

/** An account with a password whose proved address is somebody's. */
export async function owner(email: string) {
  const account = await world.account({ attributes: { email, email_verified: "true" } });
  return account;
}

export async function identitiesOf(sub: string): Promise<string[]> {
  const account = await findAccount(world.service.db, sub);
  return (account?.identities ?? []).map(({ providerName, userId }) => `${providerName} ${userId}`);
}
