import type { Request } from "#web/session/pool/operations.ts";
import type { CallAsUser } from "#web/session/pool/parts.ts";
import { createCall } from "#web/session/pool/wire.ts";
import { NO_WAIT } from "./no-wait.ts";

type Answer = object | { readonly __type: string; readonly message?: string };

/** A user pool that answers each operation with what a test wrote down, `{}` where it wrote nothing; a `__type` makes a refusal. */
export function scriptedPool(answers: Readonly<Record<string, Answer>> = {}) {
  const asked: { readonly operation: string; readonly request: Record<string, unknown> }[] = [];
  const fetch = async (_url: string, init: RequestInit) => {
    const operation = new Headers(init.headers).get("x-amz-target")?.split(".")[1] ?? "";
    asked.push({ operation, request: JSON.parse(String(init.body)) });
    const answer = answers[operation] ?? {};
    return Response.json(answer, { status: "__type" in answer ? 400 : 200 });
  };
  const call = createCall("https://id.example.jp", { ...NO_WAIT, fetch });
  const callAsUser: CallAsUser = (operation, request) =>
    call(operation, { ...request, AccessToken: "access" } as Request<typeof operation>);
  return { asked, call, callAsUser };
}
