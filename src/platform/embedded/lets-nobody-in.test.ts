import { expect, it } from "vitest";
import { letsNobodyIn } from "./lets-nobody-in.ts";

const LOOKS = { everyMs: 1, answersWithinMs: 1000, looks: 3 };

/** A server that lets in, or not, in this order, and how often it was looked at in the end. */
function aServer(...looks: readonly (boolean | Error)[]) {
  let seen = 0;
  const letsIn = async () => {
    const look = looks[seen] ?? false;
    seen += 1;
    if (look instanceof Error) throw look;
    return look;
  };
  return { letsIn, seen: () => seen };
}

it("a server counts as one that does nothing once so many looks in a row were in vain", async () => {
  const server = aServer(true, false, false, true, false, false, false, true);
  await letsNobodyIn(server.letsIn, LOOKS, new AbortController().signal);

  expect(server.seen()).toBe(7);
});

it("a server that says why it lets nobody in is at work", async () => {
  const server = aServer(false, false, new Error("sorry, too many clients already"), false, false, false);
  await letsNobodyIn(server.letsIn, LOOKS, new AbortController().signal);

  expect(server.seen()).toBe(6);
});

it("nobody looks any more once it does not matter", async () => {
  const server = aServer();
  await letsNobodyIn(server.letsIn, LOOKS, AbortSignal.abort());

  expect(server.seen()).toBe(0);
});
