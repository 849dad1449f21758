import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { MockPerson } from "#main/site/mock-person.ts";

/** Makes a browser somebody at the stand-ins of Google, LINE and Facebook, which all are on this machine. */
export async function asPerson(context: BrowserContext, person: MockPerson): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(person));
  const cookie = { name: "mock-person", value, path: "/", sameSite: "Lax" } as const;
  await context.addCookies(["127.0.0.1", "localhost"].map((domain) => ({ ...cookie, domain })));
}

/** The newest code that was mailed to an address. */
export async function mailedCode(address: string): Promise<string> {
  const codes = async () => {
    const response = await fetch(`${process.env.IDENTITY_URL}/_outbox?to=${encodeURIComponent(address)}`);
    const sent: unknown = await response.json();
    return [...JSON.stringify(sent).matchAll(/"code":"(\d{6})"/g)].map(([, code]) => code ?? "");
  };
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0);
  return (await codes()).at(-1) ?? "";
}

/** What is asked of who comes from a provider for the first time: an address, where it is not known for sure, and our terms. */
export async function agreeAsNewcomer(page: Page, { email }: { readonly email: string | null }): Promise<void> {
  if (email !== null) {
    await page.getByLabel("メールアドレス").fill(email);
    await page.getByRole("button", { name: "確認コードを送る" }).click();
    await page.getByLabel("確認コード").fill(await mailedCode(email));
    await page.getByRole("button", { name: "確認する" }).click();
  }
  await page.getByLabel(/に同意し、/).check();
  await page.getByRole("button", { name: "登録して続ける" }).click();
}

/** Goes on to the site, over our terms where this person is here for the first time. `email`: of a provider that does not call it verified. */
export async function pastNewcomerPages(
  page: Page,
  { email, site }: { readonly email: string | null; readonly site: RegExp },
): Promise<void> {
  await page.waitForURL((url) => site.test(url.href) || url.pathname === "/arrival");
  if (new URL(page.url()).pathname === "/arrival") await agreeAsNewcomer(page, { email });
  await page.waitForURL(site);
}
