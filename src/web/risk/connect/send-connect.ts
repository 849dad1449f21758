import type { Answer, ApiClient, ConnectionResponse, OwnerInput, WaitingInput } from "#api/client/client.ts";
import { MOST_BUILDINGS } from "#domain/connections/waiting.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { readOwner, readWaiting, typedOfOwner, typedOfWaiting } from "./connect-fields.ts";
import type { ConnectSide } from "./connect-search.ts";

export type ConnectParts = {
  readonly mypage: ApiClient["mypage"];
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

/** What is sent for a side. */
export type ConnectInput =
  | { readonly side: "buyer"; readonly input: WaitingInput }
  | { readonly side: "owner"; readonly input: OwnerInput };

/** What was typed, over what `connection` shows, or what is wrong with it. */
export function readConnect(side: ConnectSide, typed: Typed, connection: ConnectionResponse): ReadForm<ConnectInput> {
  const seen = registrationOf(side, connection)?.updatedAt ?? null;
  if (side === "buyer") {
    const read = readWaiting(typed, seen);
    return read.ok ? { ok: true, input: { side, input: read.input } } : read;
  }
  const read = readOwner(typed, seen);
  return read.ok ? { ok: true, input: { side, input: read.input } } : read;
}

const WAITING = "/connections/{key}/waiting";
const OWNER = "/connections/{key}/owner";

/** A repeated call would meet what the first one wrote, and be refused. */
function once({ apartmentKey }: Pick<ConnectParts, "apartmentKey">) {
  return { path: { key: apartmentKey }, isRepeatable: false };
}

/** Registers, or changes what stands. */
export async function saveConnect(parts: Omit<ConnectParts, "side">, { side, input }: ConnectInput): Promise<Sent> {
  const { mypage } = parts;
  const asked = once(parts);
  return sentOf(
    parts,
    await (side === "buyer" ? mypage.put(WAITING, { ...asked, body: input }) : mypage.put(OWNER, { ...asked, body: input })),
  );
}

export async function withdrawConnect(parts: ConnectParts): Promise<Sent> {
  const { mypage, side } = parts;
  return sentOf(parts, await (side === "buyer" ? mypage.delete(WAITING, once(parts)) : mypage.delete(OWNER, once(parts))));
}

const CHANGED: readonly string[] = ["/problems/conflict", "/problems/illegal-transition"];
const FULL = `登録できるのは${MOST_BUILDINGS}棟までです。ほかのマンションの登録をやめてから、もう一度お試しください。`;

async function sentOf({ mypage, apartmentKey, isOnline }: Omit<ConnectParts, "side">, answer: Answer<ConnectionResponse>): Promise<Sent> {
  if (answer.ok) return { kind: "saved", connection: answer.value };
  const { type, status } = answer.problem;
  if (type === "/problems/limit-reached") return { kind: "failed", failure: { issues: [], notice: FULL } };
  const isGone = status === 404;
  if (!CHANGED.includes(type) && !isGone) return { kind: "failed", failure: problemFailure(answer.problem, isOnline) };
  const latest = await mypage.get("/connections/{key}", { path: { key: apartmentKey } });
  return latest.ok ? { kind: "changed", connection: latest.value } : { kind: "failed", failure: problemFailure(latest.problem, isOnline) };
}
