import { act } from "react";
import { expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { tokenIn, useLinkToken } from "./use-link-token.ts";

const TOKEN = "a".repeat(43);

it("a token is what stands behind # in a link of a mail; one that was cut is nobody's", () => {
  expect(tokenIn(`#t=${TOKEN}`)).toBe(TOKEN);
  for (const hash of ["", "#kakunin", `#${TOKEN}`, `#stop=${TOKEN}`]) expect(tokenIn(hash)).toBeNull();
  for (const hash of ["#t=", "#t=abc", `#t=${TOKEN}x`, "#t=%E0"]) expect(tokenIn(hash)).toBe("-".repeat(43));
});

it("a token is taken out of the address, stays with the page, and gives way to that of a link opened later", async () => {
  function Page() {
    return <p>{String(useLinkToken())}</p>;
  }
  const page = await livePage(<Page />);
  expect(page.text()).toBe("null");
  for (const token of [TOKEN, "b".repeat(43)]) {
    await act(async () => {
      window.location.hash = `#t=${token}`;
      window.dispatchEvent(new window.Event("hashchange"));
    });
    expect([page.text(), window.location.href]).toEqual([token, "https://site.example/here?q=1"]);
  }
  await act(async () => void window.dispatchEvent(new window.Event("hashchange")));
  expect(page.text()).toBe("b".repeat(43));
});
