import { expect, it } from "vitest";
import { createTurns } from "#domain/identity/core/turns.ts";

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it("runs tasks of one key one after the other, in their order", async () => {
  const turns = createTurns({ waiting: 5 });
  const { open, opened } = gate();
  const done: string[] = [];
  const first = turns("a", async () => {
    await opened;
    done.push("first");
  });
  const second = turns("a", async () => done.push("second"));
  await Promise.resolve();
  expect(done).toEqual([]);
  open();
  await Promise.all([first, second]);

  expect(done).toEqual(["first", "second"]);
});

it("does not let one key wait for another", async () => {
  const turns = createTurns({ waiting: 5 });
  const { open, opened } = gate();
  const held = turns("a", () => opened);

  expect(await turns("b", async () => "done")).toBe("done");
  open();
  await held;
});

it("goes on after a task that failed", async () => {
  const turns = createTurns({ waiting: 5 });
  const failing = turns("a", async () => Promise.reject(new Error("no")));
  const next = turns("a", async () => "done");

  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

it("takes no more than may wait, and is free again afterwards", async () => {
  const turns = createTurns({ waiting: 1 });
  const { open, opened } = gate();
  const taken = [turns("a", () => opened), turns("a", async () => undefined)];
  expect(turns("a", async () => undefined)).toBeNull();
  open();
  await Promise.all(taken);

  expect(turns("a", async () => "again")).not.toBeNull();
});
