type Send = (request: Request) => Promise<Response>;

export type TakenFile = { readonly file: Blob; readonly name: string };

/**
 * For a call that answers with a file, of a client that reads JSON: `send` goes into the call, and `taken` is what came where the call went well. `fallbackName` where the answer
 * names none. Throws where it was called for and nothing came.
 */
export function fileTaker(fallbackName: string, fetch: Send = (request) => globalThis.fetch(request)) {
  let found: TakenFile | null = null;
  const send: Send = async (request) => {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    found = { file: await answer.blob(), name: nameOf(answer) ?? fallbackName };
    // There is nothing more to read.
    return Response.json({});
  };
  const taken = (): TakenFile => {
    if (found === null) throw new Error("the call was answered without a file");
    return found;
  };
  return { send, taken };
}

function nameOf({ headers }: Response): string | undefined {
  return /filename="([\w.-]+)"/.exec(headers.get("content-disposition") ?? "")?.[1];
}
