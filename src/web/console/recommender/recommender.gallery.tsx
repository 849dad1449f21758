import type { ReactNode } from "react";
import type { CompanyHere } from "#api/client/client.ts";
import { sampleHere } from "#web/console/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ApprovalsScreen } from "./approvals/approvals.screen.tsx";
import { CustomerScreen } from "./customers/customer.screen.tsx";
import { CustomersView } from "./customers/customers.view.tsx";
import { ImportScreen } from "./customers/import.screen.tsx";
import { NewCustomerScreen } from "./customers/new-customer.screen.tsx";
import { NO_OFFICE } from "./find-office.ts";
import { LeadsPage } from "./leads/leads.page.tsx";
import { OfficeView } from "./overview/office.view.tsx";
import { RecommenderFrame } from "./recommender-frame.tsx";
import {
  customerInFull,
  NO_CUSTOMERS,
  NO_OFFICE_YET,
  OF_OFFICE_AGENT,
  sampleApproval,
  sampleCustomers,
  sampleImport,
  sampleLead,
  sampleLeadDetail,
  sampleOffice,
  sampleOfficeCounts,
  sampleOfficeSettings,
} from "./samples.ts";
import { SettingsScreen } from "./settings/settings.screen.tsx";

const here = sampleHere();
const agent = sampleHere(OF_OFFICE_AGENT);
const page = (title: string, children: ReactNode, by: CompanyHere = here) => (
  <RecommenderFrame title={title} needs="read-customers" state={{ kind: "here", here: by }} data={{}}>
    {() => children}
  </RecommenderFrame>
);
const overview = { office: sampleOffice, customers: sampleOfficeCounts, waitingApprovals: 3, openLeads: 2 };
const now = "2026-11-20T05:00:00Z";
const leads = {
  ...{ items: [sampleLead, { ...sampleLead, customerId: "c2", name: null, isOpen: false }], total: 2, page: 1, pageSize: 20, hotDays: 7 },
  ...{ counts: { open: 1, red: 1, mine: 0, all: 2 }, me: "s1" },
};
const noLeads = { ...leads, items: [], total: 0, counts: { open: 0, red: 0, mine: 0, all: 0 } };
const colleagues = [{ id: "s1", name: "見本 太郎" }];
const ended = [sampleImport, { ...sampleImport, id: "i2", state: "undone" as const, mayUndo: false, faults: [] }];

export const gallery: Gallery = {
  title: "管理画面：物件提案",
  cases: [
    { name: "概要", element: page("物件提案", <OfficeView here={here} overview={overview} />) },
    {
      name: "概要：停止中、お客さまなし",
      element: page(
        "物件提案",
        <OfficeView
          here={here}
          overview={{ ...overview, office: { ...sampleOffice, state: "suspended" }, customers: { ...sampleOfficeCounts, all: 0 } }}
        />,
      ),
    },
    { name: "使っていない", element: page("物件提案", <OfficeView here={here} overview={NO_OFFICE_YET} />) },
    {
      name: "使っていない会社のお客さま",
      element: (
        <RecommenderFrame title="お客さま" needs="read-customers" state={{ kind: "here", here }} data={NO_OFFICE}>
          {() => null}
        </RecommenderFrame>
      ),
    },
    {
      name: "取得失敗",
      element: (
        <RecommenderFrame title="お客さま" needs="read-customers" state={{ kind: "here", here }} data={null}>
          {() => null}
        </RecommenderFrame>
      ),
    },
    {
      name: "お客さま",
      element: page("お客さま", <CustomersView here={here} page={sampleCustomers()} search={{ heat: "red", q: "山" }} />),
    },
    { name: "お客さま：なし", element: page("お客さま", <CustomersView here={agent} page={NO_CUSTOMERS} search={{}} />, agent) },
    { name: "お客さま1人", element: page("お客さま", <CustomerScreen here={here} customer={customerInFull} />) },
    {
      name: "お客さま1人：停止した、何もない",
      element: page(
        "お客さま",
        <CustomerScreen
          here={agent}
          customer={{
            ...{ ...customerInFull, state: "stopped", proof: null, origin: "form", note: "" },
            ...{ queries: [], changes: [], deliveries: [], clicks: [] },
          }}
        />,
        agent,
      ),
    },
    { name: "お客さまの追加", element: page("お客さまの追加", <NewCustomerScreen />) },
    { name: "お客さまの取り込み", element: page("お客さまの取り込み", <ImportScreen imports={ended} />) },
    { name: "お客さまの取り込み：なし", element: page("お客さまの取り込み", <ImportScreen imports={[]} />) },
    {
      name: "承認",
      element: page(
        "承認",
        <ApprovalsScreen
          isManual
          approvals={{ items: [sampleApproval, { ...sampleApproval, id: "a2", name: null, channel: "line" }], now }}
        />,
      ),
    },
    { name: "承認：なし", element: page("承認", <ApprovalsScreen isManual={false} approvals={{ items: [], now }} />) },
    {
      name: "反応",
      element: page("反応", <LeadsPage page={leads} detail={sampleLeadDetail} colleagues={colleagues} search={{ customer: "c1" }} />),
    },
    { name: "反応：一覧だけ", element: page("反応", <LeadsPage page={leads} detail={null} colleagues={colleagues} search={{}} />) },
    { name: "反応：なし", element: page("反応", <LeadsPage page={noLeads} detail={null} colleagues={[]} search={{}} />) },
    {
      name: "反応：見つからない",
      element: page("反応", <LeadsPage page={leads} detail="unknown" colleagues={[]} search={{ customer: "c9" }} />),
    },
    { name: "設定", element: page("設定", <SettingsScreen settings={sampleOfficeSettings} mayChange />) },
    {
      name: "設定：担当者",
      element: page("設定", <SettingsScreen settings={{ ...sampleOfficeSettings, mailDomain: null }} mayChange={false} />, agent),
    },
  ],
};
