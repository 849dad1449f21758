type Call = { readonly url: string; readonly operation: string; readonly body: string };

/** The real fetch, which notes what is asked for, can be cut off, and can hold an answer back. */
export function watchedFetch() {
  const calls: Call[] = [];
  const held = new Map<string, Promise<void>>();
  let isCut = false;
  const watched: typeof fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const operation = (new Headers(init?.headers).get("x-amz-target") ?? "").split(".").at(-1) ?? "";
    calls.push({ url, operation, body: String(init?.body ?? "") });
    if (isCut) throw new TypeError("fetch failed");
    const answer = await fetch(input, init);
    await held.get(operation);
    return answer;
  };
  return {
    fetch: watched,
    calls,
    /** How often an operation of the user pool, or a path, was asked for. */
    count: (name: string) => calls.filter(({ url, operation }) => operation === name || url.endsWith(name)).length,
    cut: (cuts: boolean) => {
      isCut = cuts;
    },
    /** Answers to an operation of the user pool are on their way until the answer of this is called. */
    hold: (operation: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(operation, promise);
      return resolve;
    },
  };
}
