/** Answers a request; told of the connection it came by, where it came by one. */
export type Fetch = (
  request: Request,
  environment?: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } },
) => Response | Promise<Response>;
