import { expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { weightsAccount } from "./weights-account.ts";

const kept = { w: "50-10-10-10-10-10", movedAt: "2026-11-21T03:00:00.000Z" };

function account(answer: () => Response, bearerToken = async () => "token") {
  const sent: string[] = [];
  const { mypage } = createApiClient({
    baseUrls: {},
    origin: "http://site.test",
    send: (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer();
    },
    bearerToken,
  });
  return { sent, ...weightsAccount(() => mypage) };
}

const refused = (status: number, title: string) =>
  Response.json({ type: "/problems/x", title, status }, { status, headers: { "content-type": "application/problem+json" } });

it("the weights of an account are read, and none where there are none or they cannot be read", async () => {
  expect(await account(() => Response.json({ riskWeights: kept })).read()).toEqual(kept);
  expect(await account(() => Response.json({ riskWeights: null })).read()).toBeNull();
  expect(await account(() => refused(401, "ログインしてください")).read()).toBeNull();
});

it("they are kept, or forgotten with the way back to the usual ones", async () => {
  const { sent, keep } = account(() => Response.json({ riskWeights: null }));

  expect([await keep(kept.w), await keep(null)]).toEqual([null, null]);
  expect(sent).toEqual(["PUT /api/mypage/risk-weights", "DELETE /api/mypage/risk-weights"]);
});

it("a failure is told in a sentence, a session that is over as well", async () => {
  const ended = () => Promise.reject(new Error("expired"));
  const answers = [account(() => refused(403, "できません")), account(() => Response.json({}), ended)];

  for (const { keep } of answers) expect(await keep(kept.w)).toMatch(/。$/);
  expect(await account(() => Response.json({ riskWeights: kept }), ended).read()).toBeNull();
});
