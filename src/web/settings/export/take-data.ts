import type { ApiClient } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { fileTaker, type TakenFile } from "#web/kit/save/taken-file.ts";

/** Much of somebody over a slow line. */
const TIMEOUT = minutes(2);

/** Everything of the member as one file. Rejects with the problem where there is none. `fetch`: how the file itself is asked for. */
export async function takeData(mypage: ApiClient["mypage"], fetch?: Parameters<typeof fileTaker>[1]): Promise<TakenFile> {
  const { send, taken } = fileTaker("machinone-data.zip", fetch);
  const answer = await mypage.post("/export", { body: {}, send, timeout: TIMEOUT });
  if (!answer.ok) throw answer.problem;
  return taken();
}
