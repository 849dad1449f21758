/** What the framework's compiler leaves of its functions in a file for browsers: the browser's half of what has two, and no request. */
export function createIsomorphicFn() {
  const browserHalf = <Half>(half: Half): Half => half;
  return { server: () => ({ client: browserHalf }), client: browserHalf };
}

export const getGlobalStartContext = (): undefined => undefined;
