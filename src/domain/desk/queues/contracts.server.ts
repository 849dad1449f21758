import {
  type Contract,
  type ContractRefusal,
  changePlan,
  companiesWithContracts,
  companyContracts,
  countContracts,
  endContract,
  keepContract,
  limitSpan,
  openContract,
  PLANS,
  raiseLimit,
} from "#domain/api-access/index.server.ts";
import { PAID_PLANS, type PaidPlan, type PlanId } from "#domain/api-access/types.ts";
import { findCompany, ROLE_WORDS, STATE_WORDS, staffOf } from "#domain/companies/index.server.ts";
import { callsWords, contractCosts, planWords } from "#domain/desk/approvals/contract-costs.server.ts";
import { choiceField, noteField, numberField } from "#domain/desk/core/fields.ts";
import type { ActionField, ActionInput, ActionOffer, Fact, Item } from "#domain/desk/core/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { DecisionRefusal, DeskQueue, QueueDeps } from "./queue.server.ts";

const WHY = noteField("理由", "会社からの申し出の日と方法など。相手の名前や連絡先は書かないでください。");
const planField = (plans: readonly PaidPlan[]) =>
  choiceField(
    "plan",
    "プラン",
    plans.map((value) => ({ value, label: planWords(value) })),
  );
const PLAN = planField(PAID_PLANS);
const limitField = (hint: string) => numberField("mostCalls", "1か月の回数の上限", hint);
const COSTS = { needsSecond: true } as const;

/** AI査定APIの契約: companies that have one, and live ones that may. Nothing waits here; what costs a company money is agreed to by two. */
export const contracts: DeskQueue = {
  key: "contracts",
  title: "APIの契約",
  count: async () => ({ waiting: 0, late: 0 }),
  countListed: (deps) => countContracts(deps),
  list: async (deps, span) => (await companiesWithContracts(deps, span)).map(headOf),
  find: async (deps, id) => {
    const company = await findCompany(deps.db, id);
    if (!company) return null;
    const running = await companyContracts(deps, id);
    if (company.state !== "live" && running.length === 0) return null;
    const staff = await staffOf(deps.db, id);
    return {
      ...headOf({ ...company, madeAt: company.createdAt, contracts: running }),
      facts: [
        { label: "会社の状態", value: STATE_WORDS[company.state] },
        ...(running.length === 0 ? [{ label: "契約", value: "ありません" }] : running.flatMap(contractFacts)),
      ],
      contact: staff.map(({ role, name, email }) => ({ label: ROLE_WORDS[role].name, value: `${name} ${email}` })),
      parties: staff.map(({ sub }) => sub),
      ...{ files: [], actions: actionsFor(running) },
    } satisfies Item;
  },
  standsAgainst: async (deps, order) => {
    const running = await companyContracts(deps, order.id);
    return faultOf(
      order.action,
      order.input,
      running.find(({ id }) => id === contractIn(order.input, running)),
    );
  },
  costs: async (deps, { id, action, input }) => {
    if (action === "contract-open" || action === "contract-plan") return contractCosts(input.plan as PaidPlan);
    const running = await companyContracts(deps, id);
    const contract = running.find((one) => one.id === contractIn(input, running));
    if (!contract) return [];
    return contractCosts(contract.plan, action === "contract-limit" ? Number(input.mostCalls) : contract.mostCalls);
  },
  decide: async (deps, { id, action, input }) => {
    if (!isAction(action)) return refused({ is: "unknown" });
    const running = await companyContracts(deps, id);
    const done = await DECIDE[action](deps, { companyId: id, clientId: contractIn(input, running) }, input);
    if (!done.ok) return refused(refusalOf(done.reason));
    return ok({ done: `「${stateWords([done.value])}」です。会社の管理者にメールで知らせます。`, undo: null, isOver: false });
  },
};

const ACTIONS = {
  "contract-open": {
    ...{ ...COSTS, key: "contract-open", label: "契約を始める", tone: "primary", fields: [PLAN, WHY] },
    lead: "きょうから契約になり、今月分から月額がかかります。会社は管理画面でキーを発行できます。",
  },
  "contract-plan": {
    ...{ ...COSTS, key: "contract-plan", label: "プランを変える", tone: "secondary", fields: [PLAN, WHY] },
    lead: "次の月から変わります。今月の料金は、いまのプランのままです。上限を引き上げていたときは、新しいプランの上限になります。",
  },
  "contract-limit": {
    ...{ ...COSTS, key: "contract-limit", label: "回数の上限を変える", tone: "secondary" },
    lead: "5秒以内に、すべてのサーバーで変わります。こえた分は単価で請求します。",
    fields: [limitField(PAID_PLANS.map((plan) => `${PLANS[plan].name}は${limitWords(plan)}`).join("、")), WHY],
  },
  "contract-end": {
    ...{ key: "contract-end", label: "月末で終える", tone: "secondary", needsSecond: false, fields: [WHY] },
    lead: "キーは月の末日まで使えます。今月分までを請求します。それまでは取りやめられます。",
  },
  "contract-keep": {
    ...{ ...COSTS, key: "contract-keep", label: "予定を取りやめる", tone: "secondary", fields: [WHY] },
    lead: "予定していた解約またはプランの変更をやめ、いまのプランで続けます。",
  },
} as const satisfies Readonly<Record<string, ActionOffer>>;
type Action = keyof typeof ACTIONS;

function isAction(text: string): text is Action {
  return Object.hasOwn(ACTIONS, text);
}

type Of = { readonly companyId: string; readonly clientId: string };
const DECIDE: Readonly<Record<Action, (deps: QueueDeps, of: Of, input: ActionInput) => Promise<Result<Contract, ContractRefusal>>>> = {
  "contract-open": (deps, { companyId }, { plan = "" }) => openContract(deps, { companyId, plan: plan as PaidPlan }),
  "contract-plan": (deps, of, { plan = "" }) => changePlan(deps, { ...of, plan: plan as PaidPlan }),
  "contract-limit": (deps, of, { mostCalls = "" }) => raiseLimit(deps, { ...of, mostCalls: Number(mostCalls) }),
  "contract-end": endContract,
  "contract-keep": keepContract,
};

/** What may be done with the contracts of a company; where it has several, each action asks which. */
function actionsFor(running: readonly Contract[]): readonly ActionOffer[] {
  if (running.length === 0) return [ACTIONS["contract-open"]];
  const keys = [
    ...(running.some(({ endsAt }) => endsAt === null) ? (["contract-plan", "contract-limit", "contract-end"] as const) : []),
    ...(running.some(({ endsAt, next }) => endsAt !== null || next !== null) ? (["contract-keep"] as const) : []),
  ];
  return keys.map((key) => ({ ...ACTIONS[key], fields: [...whichOf(running), ...fieldsFor(key, running)] }));
}

/** What an action asks of the one contract there is; of several, what fits each of them. */
function fieldsFor(key: Action, [contract, ...others]: readonly Contract[]): readonly ActionField[] {
  if (contract === undefined || others.length > 0) return ACTIONS[key].fields;
  if (key === "contract-plan") return [planField(PAID_PLANS.filter((plan) => plan !== comingPlan(contract))), WHY];
  return key === "contract-limit" ? [limitField(limitWords(contract.plan)), WHY] : ACTIONS[key].fields;
}

function comingPlan({ plan, next }: Contract): PlanId {
  return next?.plan ?? plan;
}

function whichOf(running: readonly Contract[]): readonly ActionField[] {
  if (running.length < 2) return [];
  const choices = running.map((contract) => ({
    value: contract.id,
    label: `${stateWords([contract])}（${formatDate(contract.madeAt)}から）`,
  }));
  return [choiceField("clientId", "契約", choices)];
}

function contractIn({ clientId }: ActionInput, running: readonly Contract[]): string {
  return clientId ?? running[0]?.id ?? "";
}

function headOf({ id, name, licence, madeAt, contracts: running }: Awaited<ReturnType<typeof companiesWithContracts>>[number]) {
  return { id, title: `${name}(${licence})`, state: stateWords(running), receivedAt: running[0]?.madeAt ?? madeAt, dueOn: null };
}

/** `スタンダード、2026年12月31日まで`. */
function stateWords(running: readonly Contract[]): string {
  if (running.length === 0) return "契約なし";
  return running.map((contract) => [PLANS[contract.plan].name, ...comingOf(contract)].join("、")).join("／");
}

function comingOf({ endsAt, next }: Contract): readonly string[] {
  if (endsAt !== null) return [`${formatDate(new Date(endsAt.getTime() - 1))}まで`];
  return next === null ? [] : [`${formatDate(next.beginsAt)}から${PLANS[next.plan].name}`];
}

function contractFacts(contract: Contract): readonly Fact[] {
  const { id, plan, mostCalls, madeAt } = contract;
  return [
    { label: "契約の番号", value: id },
    { label: "プラン", value: planWords(plan) },
    { label: "始まった日", value: formatDate(madeAt) },
    { label: "1か月の回数の上限", value: callsWords(mostCalls ?? PLANS[plan].mostCalls) },
    { label: "これから", value: comingOf(contract).join("") || "変更の予定はありません" },
  ];
}

function limitWords(plan: PaidPlan): string {
  const { least, most } = limitSpan(plan);
  return `${callsWords(least)}から${callsWords(most)}まで`;
}

/** What can be told before anybody agrees. */
function faultOf(action: string, { plan, mostCalls }: ActionInput, contract: Contract | undefined): DecisionRefusal | null {
  if (action === "contract-open") return contract ? refusalOf("has-contract") : null;
  if (!contract) return refusalOf("unknown");
  if (action === "contract-plan" && contract.endsAt !== null) return refusalOf("ending");
  if (action === "contract-plan" && plan === comingPlan(contract)) return refusalOf("same");
  return action === "contract-limit" ? limitFault(Number(mostCalls), contract) : null;
}

function limitFault(mostCalls: number, { plan, mostCalls: now }: Contract): DecisionRefusal | null {
  const { least, most } = limitSpan(plan);
  if (!Number.isInteger(mostCalls)) return invalid("mostCalls", "小数点のない数を入力してください");
  if (mostCalls < least || mostCalls > most) return invalid("mostCalls", `${limitWords(plan)}の数を入力してください`);
  return mostCalls === (now ?? least) ? refusalOf("same") : null;
}

function invalid(field: string, message: string): DecisionRefusal {
  return { is: "invalid", faults: [{ field, message }] };
}

function refusalOf(reason: ContractRefusal): DecisionRefusal {
  switch (reason) {
    case "unknown-company":
    case "unknown":
      return { is: "unknown" };
    case "company-not-live":
      return { is: "not-now", state: "利用中ではない会社" };
    case "has-contract":
      return { is: "not-now", state: "契約中" };
    case "ending":
      return { is: "not-now", state: "解約の予定があります" };
    case "same":
      return { is: "not-now", state: "すでにそのとおりです" };
    case "out-of-span":
      return invalid("mostCalls", "プランの上限から、その10倍までの数を入力してください");
  }
}
