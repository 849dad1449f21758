import { type ApiClient, apiClient } from "#api/client.ts";
import { failureText } from "../auth/errors/failure-text.ts";
import type { KeeperParts } from "./weights-keeper.ts";

type Calls = Pick<ApiClient["mypage"], "riskWeights" | "saveRiskWeights" | "forgetRiskWeights">;

/** The weights of the member who reads, asked for in the browser: a report itself is the same for everybody. */
export function weightsAccount(mypage: () => Calls = () => apiClient().mypage): KeeperParts["account"] {
  return {
    read: async () => {
      // Without an answer nothing is offered; the sliders do not depend on it.
      const answer = await mypage()
        .riskWeights()
        .catch(() => null);
      return answer?.ok ? answer.value.riskWeights : null;
    },
    keep: async (w) => {
      try {
        const answer = await (w === null ? mypage().forgetRiskWeights() : mypage().saveRiskWeights({ w }));
        return answer.ok ? null : failureText(answer.problem);
      } catch (error) {
        return failureText(error);
      }
    },
  };
}
