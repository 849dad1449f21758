import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import { testDatabase } from "../../test/support/database.ts";

describe("jobs", () => {
  let jobs: Jobs;
  beforeAll(async () => {
    const { url } = await testDatabase();
    jobs = await startJobs(url, (error) => {
      throw error;
    });
  });
  afterAll(() => jobs.stop());

  it("hands the data to the handler", async () => {
    const received = Promise.withResolvers<unknown>();
    await jobs.work("greet", async (data) => received.resolve(data));

    await jobs.send("greet", { to: "江東区" });

    expect(await received.promise).toEqual({ to: "江東区" });
  });

  it("tries a failing job again", async () => {
    let tries = 0;
    const done = Promise.withResolvers<void>();
    await jobs.work("stumble", async () => {
      tries += 1;
      if (tries === 1) throw new Error("first try");
      done.resolve();
    });

    await jobs.send("stumble", {});
    await done.promise;

    expect(tries).toBe(2);
  });

  it("counts what waits", async () => {
    await jobs.send("later", {}, { startAfterSeconds: 60 });

    expect((await jobs.counts()).map(({ name }) => name)).toContain("later");
  });
});
