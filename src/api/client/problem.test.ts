import { expect, it } from "vitest";
import { answerFrom } from "./problem.ts";

const answered = (headers: Record<string, string>, status = 200) =>
  answerFrom(Response.json({ type: "/problems/x", title: "x" }, { status, headers }), 0);

it("an answer is told with what is left of the narrowest limit, where the service tells one", async () => {
  const ratelimit = '"burst";r=9;t=1, "try";r=4;t=720';
  expect(await answered({ ratelimit })).toMatchObject({ ok: true, callsLeft: 4 });
  expect(await answered({ ratelimit }, 422)).toMatchObject({ ok: false, problem: { callsLeft: 4 } });
  expect(await answered({})).not.toHaveProperty("callsLeft");
});
