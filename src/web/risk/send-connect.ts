import type { Answer, ApiClient, ConnectionResponse } from "#api/client.ts";
import { MOST_BUILDINGS } from "#domain/risk/waiting.ts";
import { problemFailure } from "../auth/errors/problem-failure.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { readOwner, readWaiting, typedOfOwner, typedOfWaiting } from "./connect-fields.ts";
import type { ConnectSide } from "./connect-search.ts";

export type ConnectCalls = Pick<ApiClient["mypage"], "connection" | "saveWaiting" | "withdrawWaiting" | "saveOwner" | "withdrawOwner">;

export type ConnectParts = {
  readonly calls: ConnectCalls;
  readonly side: ConnectSide;
  readonly apartmentKey: string;
  readonly isOnline: boolean;
};

/** `changed`: something else is there than this page knew; nothing was written. */
export type Sent =
  | { readonly kind: "saved" | "changed"; readonly connection: ConnectionResponse }
  | { readonly kind: "failed"; readonly failure: SubmitFailure };

/** The registration of a side, standing or withdrawn. */
function registrationOf(side: ConnectSide, { waiting, owner }: ConnectionResponse) {
  return side === "buyer" ? waiting : owner;
}

/** Whether it stands. */
export function isStanding(side: ConnectSide, connection: ConnectionResponse): boolean {
  return ["waiting", "registered"].includes(registrationOf(side, connection)?.state ?? "");
}

export function typedOf(side: ConnectSide, { waiting, owner }: ConnectionResponse): Typed {
  return side === "buyer" ? typedOfWaiting(waiting) : typedOfOwner(owner);
}

/** Registers what was typed, or changes what stands, over what `connection` shows. */
export async function saveConnect(parts: ConnectParts, typed: Typed, connection: ConnectionResponse): Promise<Sent> {
  const { calls, side, apartmentKey } = parts;
  const seen = registrationOf(side, connection)?.updatedAt ?? null;
  if (side === "buyer") {
    const read = readWaiting(typed, seen);
    return read.ok ? sentOf(parts, await calls.saveWaiting(apartmentKey, read.input)) : wrong(read.issues);
  }
  const read = readOwner(typed, seen);
  return read.ok ? sentOf(parts, await calls.saveOwner(apartmentKey, read.input)) : wrong(read.issues);
}

export async function withdrawConnect(parts: ConnectParts): Promise<Sent> {
  const { calls, side, apartmentKey } = parts;
  return sentOf(parts, await (side === "buyer" ? calls.withdrawWaiting(apartmentKey) : calls.withdrawOwner(apartmentKey)));
}

function wrong(issues: SubmitFailure["issues"]): Sent {
  return { kind: "failed", failure: { issues, notice: null } };
}

const CHANGED: readonly string[] = ["/problems/conflict", "/problems/illegal-transition"];
const FULL = `登録できるのは${MOST_BUILDINGS}棟までです。ほかのマンションの登録をやめてから、もう一度お試しください。`;

async function sentOf({ calls, apartmentKey, isOnline }: ConnectParts, answer: Answer<ConnectionResponse>): Promise<Sent> {
  if (answer.ok) return { kind: "saved", connection: answer.value };
  const { type, status } = answer.problem;
  if (type === "/problems/limit-reached") return { kind: "failed", failure: { issues: [], notice: FULL } };
  const isGone = status === 404;
  if (!CHANGED.includes(type) && !isGone) return { kind: "failed", failure: problemFailure(answer.problem, isOnline) };
  const latest = await calls.connection(apartmentKey);
  return latest.ok ? { kind: "changed", connection: latest.value } : { kind: "failed", failure: problemFailure(latest.problem, isOnline) };
}
