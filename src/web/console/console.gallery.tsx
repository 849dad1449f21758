import type { ReactNode } from "react";
import type { CompanyHere } from "#api/client/client.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AddressScreen } from "./company/address.screen.tsx";
import { ApplyScreen } from "./company/apply.screen.tsx";
import { CompanyScreen } from "./company/company.screen.tsx";
import { ConsoleFrame } from "./frame/console-frame.tsx";
import { InquiriesView } from "./inquiries/inquiries.view.tsx";
import { InquiryScreen } from "./inquiries/inquiry.screen.tsx";
import { KeysScreen } from "./keys/keys.screen.tsx";
import { ListingScreen } from "./listings/listing.screen.tsx";
import { ListingsView } from "./listings/listings.view.tsx";
import { OfferScreen } from "./offers/offer.screen.tsx";
import { OffersView } from "./offers/offers.view.tsx";
import { OverviewView } from "./overview/overview.view.tsx";
import {
  NO_HOMES,
  NO_INQUIRIES,
  sampleHere,
  sampleHome,
  sampleInquiries,
  sampleInquiry,
  sampleListed,
  sampleMe,
  sampleOffer,
  sampleOfferHead,
  sampleOverview,
  sampleRun,
} from "./samples.ts";
import { InvitationScreen } from "./staff/invitation.screen.tsx";
import { StaffScreen } from "./staff/staff.screen.tsx";
import { UploadedScreen } from "./uploads/uploaded.screen.tsx";
import { UploadsScreen } from "./uploads/uploads.screen.tsx";

const here = sampleHere();
const at = "2026-11-12T00:00:00Z";
const page = (title: string, children: ReactNode, by: CompanyHere = here) => (
  <ConsoleFrame title={title} state={{ kind: "here", here: by }} data={{}}>
    {() => children}
  </ConsoleFrame>
);
const failed = { kind: "failed" } as const;
const none = { kind: "none" } as const;
const listings = { page: { items: [sampleListed], total: 1, page: 1, pageSize: 50 } };
const invitation = { companyName: "見本不動産(架空)", email: "new@example.com", role: "agent", state: "open" } as const;
const waiting = sampleHere(undefined, { newEmail: "new@example.net" });
const offers = { items: [sampleOfferHead], total: 41, waiting: 3, page: 1, pageSize: 20 };
const colleague = { ...sampleMe, id: "s2", role: "agent" as const, name: "見本 次郎", email: "jiro@example.com", isMe: false };
const invited = { id: "i1", email: "new@example.com", role: "agent" as const, madeAt: at, expiresAt: at, isExpired: true };
const key = { id: "k1", label: "基幹システム", prefix: "mf_7QmXbC", madeAt: at, lastUsedAt: null, revokedAt: null };
const rejections = [{ line: 3, field: "価格(円)", reason: "not-a-number" as const, found: "応談", reference: "A-9" }];
const changes = [{ reference: "A-1", title: "豊洲レジデンス", change: "price-changed" as const, before: 55_000_000, after: 54_800_000 }];

export const gallery: Gallery = {
  title: "業者の管理画面",
  cases: [
    {
      name: "概要",
      element: page("業者の管理画面", <OverviewView here={here} data={{ overview: sampleOverview, inquiries: null, runs: [sampleRun] }} />),
    },
    {
      name: "概要：物件なし",
      element: page("業者の管理画面", <OverviewView here={here} data={{ overview: NO_HOMES, inquiries: NO_INQUIRIES.counts, runs: [] }} />),
    },
    {
      name: "概要：件数の取得失敗",
      element: page("業者の管理画面", <OverviewView here={here} data={{ overview: null, inquiries: null, runs: null }} />),
    },
    {
      name: "差し戻し",
      element: page(
        "業者の管理画面",
        <CompanyScreen here={sampleHere(undefined, { state: "rejected", decisionNote: "免許が古くなっています" })} />,
        sampleHere(undefined, { state: "rejected", decisionNote: "免許が古くなっています" }),
      ),
    },
    {
      name: "取得失敗",
      element: (
        <ConsoleFrame title="物件" state={failed} data={null}>
          {() => null}
        </ConsoleFrame>
      ),
    },
    {
      name: "内容の取得失敗",
      element: (
        <ConsoleFrame title="物件" state={{ kind: "here", here }} data={null} needs="read-listings">
          {() => null}
        </ConsoleFrame>
      ),
    },
    {
      name: "権限なし",
      element: (
        <ConsoleFrame title="連携キー" state={{ kind: "here", here: sampleHere(["read-billing"]) }} data={null} needs="manage-keys">
          {() => null}
        </ConsoleFrame>
      ),
    },
    {
      name: "二段階認証が必要",
      element: (
        <ConsoleFrame title="物件" state={{ kind: "second-factor" }} data={null}>
          {() => null}
        </ConsoleFrame>
      ),
    },
    {
      name: "会社なし",
      element: (
        <ConsoleFrame title="業者の管理画面" state={none} data={null}>
          {() => null}
        </ConsoleFrame>
      ),
    },
    { name: "物件", element: page("物件", <ListingsView data={{ ...listings, overview: sampleOverview }} search={{}} mayUpload />) },
    {
      name: "物件：なし",
      element: page(
        "物件",
        <ListingsView data={{ page: { items: [], total: 0, page: 1, pageSize: 50 }, overview: NO_HOMES }} search={{}} mayUpload />,
      ),
    },
    {
      name: "物件：当てはまるものなし",
      element: page(
        "物件",
        <ListingsView
          data={{ page: { items: [], total: 0, page: 1, pageSize: 50 }, overview: sampleOverview }}
          search={{ fault: "built-missing" }}
          mayUpload
        />,
      ),
    },
    { name: "物件1件", element: page(sampleHome.title, <ListingScreen here={here} home={sampleHome} />) },
    { name: "取り込み", element: page("取り込み", <UploadsScreen runs={[sampleRun]} />) },
    { name: "取り込み：なし", element: page("取り込み", <UploadsScreen runs={[]} />) },
    {
      name: "取り込みの結果",
      element: page("取り込みの結果", <UploadedScreen uploaded={{ run: { ...sampleRun, changes }, rejections }} />),
    },
    {
      name: "取り込みの結果：変更なし",
      element: page("取り込みの結果", <UploadedScreen uploaded={{ run: { ...sampleRun, changes: [] }, rejections: [] }} />),
    },
    { name: "お問い合わせ", element: page("お問い合わせ", <InquiriesView page={sampleInquiries} search={{ filter: "waiting" }} />) },
    { name: "お問い合わせ：なし", element: page("お問い合わせ", <InquiriesView page={NO_INQUIRIES} search={{}} />) },
    { name: "お問い合わせ1件", element: page("お問い合わせ", <InquiryScreen inquiry={sampleInquiry} />) },
    {
      name: "お問い合わせ1件：返信ずみ",
      element: page(
        "お問い合わせ",
        <InquiryScreen inquiry={{ ...sampleInquiry, state: "closed", answer: "空いています。", answeredAt: at }} />,
      ),
    },
    { name: "オファー", element: page("引き継いだオファー", <OffersView page={offers} />) },
    { name: "オファー：なし", element: page("引き継いだオファー", <OffersView page={{ ...offers, items: [], total: 0, waiting: 0 }} />) },
    { name: "オファー1件", element: page("引き継いだオファー", <OfferScreen offer={sampleOffer} />) },
    {
      name: "オファー1件：終わった",
      element: page(
        "引き継いだオファー",
        <OfferScreen offer={{ ...sampleOffer, state: "broken", messages: [], contacts: { buyer: null, owner: null } }} />,
      ),
    },
    {
      name: "スタッフ",
      element: page("スタッフ", <StaffScreen here={here} list={{ items: [sampleMe, colleague], invitations: [invited] }} />),
    },
    {
      name: "スタッフ：ひとり",
      element: page("スタッフ", <StaffScreen here={sampleHere([])} list={{ items: [sampleMe], invitations: [] }} />, sampleHere([])),
    },
    { name: "連携キー", element: page("連携キー", <KeysScreen keys={{ items: [key, { ...key, id: "k2", revokedAt: at }] }} />) },
    { name: "連携キー：なし", element: page("連携キー", <KeysScreen keys={{ items: [] }} />) },
    { name: "会社情報", element: page("会社情報", <CompanyScreen here={waiting} />) },
    { name: "会社情報：読むだけ", element: page("会社情報", <CompanyScreen here={sampleHere([])} />, sampleHere([])) },
    { name: "申し込み", element: <ApplyScreen state={none} /> },
    { name: "申し込み：取得失敗", element: <ApplyScreen state={failed} /> },
    { name: "招待", element: <InvitationScreen page={{ state: none, invitation }} token="abc" /> },
    {
      name: "招待：期限切れ",
      element: <InvitationScreen page={{ state: none, invitation: { ...invitation, state: "expired" } }} token="abc" />,
    },
    { name: "招待：取得失敗", element: <InvitationScreen page={{ state: failed, invitation: null }} token="abc" /> },
    { name: "宛先の確認", element: <AddressScreen state={{ kind: "here", here: waiting }} token="abc" /> },
    { name: "宛先の確認：待っていない", element: <AddressScreen state={{ kind: "here", here }} token="abc" /> },
    { name: "宛先の確認：取得失敗", element: <AddressScreen state={failed} token="abc" /> },
  ],
};
