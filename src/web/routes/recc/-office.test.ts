import { expect, it } from "vitest";
import type { Recommendations } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { visitSite } from "#test/support/site-visit.tsx";
import { OFFICE, toldAnswers } from "#test/support/told-by-office.ts";

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
const FM = [
  "/recc/fm_collection",
  "/recc/fm_detail?b=b1&n=1",
  "/recc/fm_contact?b=b1&n=1",
  "/recc/fm_estimate",
  "/recc/fm_thanks?id=K7QM-3XWD-9RTA",
];

it.each([...FM, "/recc/not_found?b=b1&n=2", "/recc/Graph?b=b1&n=1"])(
  "%s is in the name and colour of the office that sent it, and leads its customers to no page of members",
  async (path) => {
    const main = mainOf((await visitSite(path, toldAnswers(OFFICE))).html());

    expect(textOf(main)).toContain(`${OFFICE.name}${OFFICE.licence}`);
    expect(main).toContain(`fill="${OFFICE.colour}"`);
    expect(main).not.toMatch(/href="\/(settings|queries|recc\/latest|recc\/property|mypage)/);
  },
);

it.each(FM)("%s is in the name of the site where the site sent it", async (path) => {
  const main = mainOf((await visitSite(path, toldAnswers(null))).html());

  expect(textOf(main)).toContain("まちのね");
  expect(main).not.toContain(OFFICE.colour);
});

it("after a letter to an office its mails can be stopped, and those of the site in the settings", async () => {
  const [office, site] = await Promise.all(
    [OFFICE, null].map(async (sender) => mainOf((await visitSite("/recc/fm_thanks?id=K7QM-3XWD-9RTA", toldAnswers(sender))).html())),
  );

  expect(textOf(office ?? "")).toContain("この配信を止める");
  expect(textOf(site ?? "")).not.toContain("この配信を止める");
  expect(site).toContain('href="/settings/notification"');
});

it("a home that is on offer again is shown in the frame it was told in", async () => {
  const led = async (sender: Recommendations["sender"]) => (await visitSite("/recc/not_found?b=b1&n=1", toldAnswers(sender))).redirect?.to;

  expect(await led(OFFICE)).toBe("/recc/fm_detail?b=b1&n=1");
  expect(await led(null)).toBe("/recc/property?b=b1&n=1");
});

it.each([
  ["/recc", "/recc/fm_collection"],
  ["/recc/latest", "/recc/fm_collection"],
  ["/recc/property?b=b1&n=1", "/recc/fm_detail?b=b1&n=1"],
])("%s leads customers of an office to its own page, and nobody else", async (path, own) => {
  expect((await visitSite(path, toldAnswers(OFFICE))).redirect?.to).toBe(own);
  expect((await visitSite(path, toldAnswers(null))).redirect ?? null).toBeNull();
});

it("an address that names no home leads to the list of its mail", async () => {
  expect(mainOf((await visitSite("/recc/fm_contact", toldAnswers(OFFICE))).html())).toContain('href="/recc/fm_collection"');
});
