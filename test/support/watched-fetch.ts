type Call = { readonly url: string; readonly operation: string; readonly body: string };

/** The real fetch, which notes what is asked for and can be cut off. */
export function watchedFetch() {
  const calls: Call[] = [];
  let isCut = false;
  const watched: typeof fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const target = new Headers(init?.headers).get("x-amz-target") ?? "";
    calls.push({ url, operation: target.split(".").at(-1) ?? "", body: String(init?.body ?? "") });
    if (isCut) throw new TypeError("fetch failed");
    return fetch(input, init);
  };
  return {
    fetch: watched,
    calls,
    /** How often an operation of the user pool, or a path, was asked for. */
    count: (name: string) => calls.filter(({ url, operation }) => operation === name || url.endsWith(name)).length,
    cut: (cuts: boolean) => {
      isCut = cuts;
    },
  };
}
