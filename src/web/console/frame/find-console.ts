import { type ApiClient, apiClient, type CompanyHere } from "#api/client/client.ts";

/** What the console is to whoever opens it. `none`: they work for no company. */
export type ConsoleState =
  | { readonly kind: "here"; readonly here: CompanyHere }
  | { readonly kind: "none" }
  | { readonly kind: "second-factor" }
  | { readonly kind: "failed" };

/** A page of the console; `data` null where it was not asked for, or could not be read. */
export type ConsolePage<Data> = { readonly state: ConsoleState; readonly data: Data | null };

type Company = ApiClient["company"];

export async function findConsole(company: Company = apiClient().company): Promise<ConsoleState> {
  const answer = await company.get("/me");
  if (!answer.ok) return { kind: answer.problem.type === "/problems/second-factor-required" ? "second-factor" : "failed" };
  return answer.value.here ? { kind: "here", here: answer.value.here } : { kind: "none" };
}

type Permission = CompanyHere["permissions"][number];
type Find<Data> = (company: Company, permissions: readonly Permission[]) => Promise<Data | null>;

/** A page for who may do this; what it shows is not even asked for by others. */
export async function findPage<Data>(permission: Permission | null, find: Find<Data>, company: Company = apiClient().company) {
  const state = await findConsole(company);
  const permissions = state.kind === "here" ? state.here.permissions : [];
  const mayRead = state.kind === "here" && (permission === null || permissions.includes(permission));
  return { state, data: mayRead ? await find(company, permissions) : null } satisfies ConsolePage<Data>;
}
