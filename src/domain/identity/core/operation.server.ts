import type { z } from "zod";
import { orUserGone } from "./account-gone.ts";
import type { IdentityService } from "./service.server.ts";
import { parseRequest } from "./shapes.ts";
import type { Caller } from "./types.ts";

/**
 * One call of the API. Open operations prove their caller by a token, a session or a password in the body; operator ones are signed (SigV4)
 * and never reached without.
 */
export type Operation = {
  readonly name: string;
  readonly access: "open" | "operator";
  /** Answers the body of the response; refuses by throwing an IdentityRefusal. */
  readonly run: (service: IdentityService, body: unknown, caller: Caller) => Promise<object>;
};

type Definition<Input> = {
  readonly name: string;
  readonly access?: Operation["access"];
  readonly input: z.ZodType<Input>;
  /** What it needs of the service stands in the type of its first argument. */
  readonly handle: (service: IdentityService, input: Input, caller: Caller) => Promise<object>;
};

/** Ties a handler to the shape of its input. */
export function operation<Input>({ name, access = "open", input, handle }: Definition<Input>): Operation {
  const run: Operation["run"] = (service, body, caller) => orUserGone(async () => handle(service, parseRequest(input, body), caller));
  return { name, access, run };
}
