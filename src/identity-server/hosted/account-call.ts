import { z } from "zod";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { type Operation, secretHashOf } from "#domain/identity/index.server.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { problemHere } from "./refusal-texts.ts";
import type { Visit } from "./visit.ts";

type Call = { readonly operation: Operation; readonly username: string; readonly body?: object };

/** Calls an operation of the API for the client that sent the person here. A refusal is a problem to show. */
export async function accountCall(visit: Visit, { operation, username, body = {} }: Call): Promise<Result<object, Problem>> {
  const { service, request, caller } = visit;
  const hash = secretHashOf(request.client, username);
  const members = { ClientId: request.client.id, Username: username, ...(hash === null ? {} : { SecretHash: hash }) };
  try {
    return ok(await operation.run(service, { ...members, ...body }, caller));
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal)) throw refusal;
    return refused(problemHere(refusal, visit));
  }
}

const delivered = z.object({ CodeDeliveryDetails: z.object({ Destination: z.string() }) });

/** The masked address that a code, or `what` else, went to, as a sentence. */
export function sentTo(answer: object, what = "確認コード"): string {
  const parsed = delivered.safeParse(answer);
  return parsed.success
    ? `${parsed.data.CodeDeliveryDetails.Destination} へ${what}を送りました。`
    : "届いている確認コードを入力してください。";
}
