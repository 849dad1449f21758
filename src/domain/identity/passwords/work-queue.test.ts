import { describe, expect, it } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Tasks that end when told to. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  return {
    started,
    task,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a queue of work", () => {
  it("runs so many at once and the others in their order", async () => {
    const { started, task, end } = tasks();
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
    const all = ["a", "b", "c", "d"].map((name) => queue(task(name)));
    await settled();
    expect(started).toEqual(["a", "b"]);
    end("b");
    await settled();
    expect(started).toEqual(["a", "b", "c"]);
    end("a");
    await settled();
    expect(started).toEqual(["a", "b", "c", "d"]);
    end("c");
    end("d");
    expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  });

  it("turns work away at once when too much waits, and takes it again later", async () => {
    const { task, end } = tasks();
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const [running, waiting] = [queue(task("a")), queue(task("b"))];
    expect(queue(task("c"))).toBeNull();
    await settled();
    end("a");
    await running;
    await settled();
    expect(queue(task("d"))).not.toBeNull();
    end("b");
    expect(await waiting).toBe("b");
  });

  it("goes on after a task that failed", async () => {
    const { task, fail, end } = tasks();
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const [first, second] = [queue(task("a")), queue(task("b"))];
    await settled();
    fail("a");
    await expect(first).rejects.toThrow("a");
    await settled();
    end("b");
    expect(await second).toBe("b");
  });
});
