import { type ApiClient, apiClient } from "#api/client/client.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { StoreParts } from "./weights-store.ts";

/** The weights of the member who reads, asked for in the browser: a report itself is the same for everybody. */
export function weightsAccount(mypage: () => ApiClient["mypage"] = () => apiClient().mypage): StoreParts["account"] {
  return {
    read: async () => {
      // Without an answer nothing is offered; the sliders do not depend on it.
      const answer = await mypage()
        .get("/risk-weights")
        .catch(() => null);
      return answer?.ok ? answer.value.riskWeights : null;
    },
    keep: async (w) => {
      try {
        const answer = await (w === null ? mypage().delete("/risk-weights") : mypage().put("/risk-weights", { body: { w } }));
        return answer.ok ? null : failureText(answer.problem);
      } catch (error) {
        return failureText(error);
      }
    },
  };
}
