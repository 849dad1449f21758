import { notFound } from "@tanstack/react-router";
import { type Answer, type ApiClient, apiClient, type DeskOperator } from "#api/client/client.ts";

/** What the desk is to an operator who opens it. `over`: they signed in more than half an hour ago. */
type DeskState =
  | { readonly kind: "here"; readonly operator: DeskOperator }
  | { readonly kind: "second-factor" }
  | { readonly kind: "over" }
  | { readonly kind: "failed" };

/** A page of the desk; `data` null where it was not asked for, or could not be read. */
export type DeskPage<Data> = { readonly state: DeskState; readonly data: Data | null };

type Desk = ApiClient["desk"];

const CLOSED: Readonly<Record<string, DeskState["kind"]>> = {
  "/problems/second-factor-required": "second-factor",
  "/problems/desk-session-over": "over",
};

/** A page for operators; to everybody else there is none, and nothing of it is asked for. */
export async function findDeskPage<Data>(
  find: (desk: Desk) => Promise<Answer<Data>>,
  desk: Desk = apiClient().desk,
): Promise<DeskPage<Data>> {
  const me = await desk.get("/me");
  if (me.ok) return { state: { kind: "here", operator: me.value }, data: dataOf(await find(desk)) };
  if (me.problem.status === 404) throw notFound();
  const kind = CLOSED[me.problem.type];
  return { state: { kind: kind === "second-factor" || kind === "over" ? kind : "failed" }, data: null };
}

/** What is not there any more is no page either. */
function dataOf<Data>(answer: Answer<Data>): Data | null {
  if (!answer.ok && answer.problem.status === 404) throw notFound();
  return answer.ok ? answer.value : null;
}
