import type { ApiClient } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";

type Taken = { readonly file: Blob; readonly name: string };
type Send = (request: Request) => Promise<Response>;

/** Much of somebody over a slow line. */
const TIMEOUT = minutes(2);

/** Everything of the member as one file. Rejects with the problem where there is none. `fetch`: how the file itself is asked for. */
export async function takeData(mypage: ApiClient["mypage"], fetch: Send = (request) => globalThis.fetch(request)): Promise<Taken> {
  const taken: { current: Taken | null } = { current: null };
  const send: Send = async (request) => {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    taken.current = { file: await answer.blob(), name: nameOf(answer) };
    // The client reads JSON, and there is nothing more to read.
    return Response.json({});
  };
  const answer = await mypage.post("/export", { body: {}, send, timeout: TIMEOUT });
  if (!answer.ok) throw answer.problem;
  if (taken.current === null) throw new Error("the export was answered without a file");
  return taken.current;
}

function nameOf({ headers }: Response): string {
  return /filename="([\w.-]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "machinone-data.zip";
}
