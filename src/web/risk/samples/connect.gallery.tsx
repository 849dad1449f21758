import type { ReactNode } from "react";
import type { ConnectionResponse } from "#api/client/client.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ConnectGuideView } from "#web/risk/connect/connect-guide.view.tsx";
import { ConnectMember } from "#web/risk/connect/connect-member.tsx";
import { ConnectOwnerView } from "#web/risk/connect/connect-owner.view.tsx";
import { ConnectPlaceView } from "#web/risk/connect/connect-place.view.tsx";
import type { ConnectSide } from "#web/risk/connect/connect-search.ts";
import { ConnectVisitor } from "#web/risk/connect/connect-visitor.tsx";
import { isStanding } from "#web/risk/connect/send-connect.ts";
import { BOTH_REGISTERED, connectState, NOTHING_REGISTERED, sampleWaiting } from "./connect-samples.ts";
import { stillSearch } from "./guide-samples.ts";
import { placeReport } from "./place-samples.ts";
import { sampleReport } from "./samples.ts";

const ignore = () => undefined;
const account = { address: "hanako@example.jp", isVerified: true };
const WITHDRAWN: ConnectionResponse = { ...NOTHING_REGISTERED, waiting: { ...sampleWaiting, state: "withdrawn", mailTo: null } };
const WRONG = { field: "note", message: "連絡先は書けません。「090-1234-5678」を消してください。連絡が要るときは、運営がおつなぎします。" };

function page(side: ConnectSide, connection: ConnectionResponse, children: ReactNode) {
  const isCounted = { buyer: isStanding("buyer", connection), owner: isStanding("owner", connection) };
  const frame = { report: sampleReport, search: {}, side, interest: connection.interest, isCounted, offers: null };
  return <ConnectOwnerView {...frame}>{children}</ConnectOwnerView>;
}

function member(side: ConnectSide, changes: Parameters<typeof connectState>[1] = {}, mail = account) {
  const state = connectState(side, changes);
  return page(side, state.connection, <ConnectMember side={side} state={state} account={mail} />);
}

export const gallery: Gallery = {
  title: "オーナーとつながる",
  cases: [
    { name: "案内", element: <ConnectGuideView search={stillSearch} hasBuildings={false} /> },
    {
      name: "ログイン前：買いたい方",
      element: page("buyer", NOTHING_REGISTERED, <ConnectVisitor side="buyer" isEnded={false} onLeave={ignore} />),
    },
    {
      name: "ログイン前：オーナー",
      element: page("owner", NOTHING_REGISTERED, <ConnectVisitor side="owner" isEnded={false} onLeave={ignore} />),
    },
    { name: "場所", element: <ConnectPlaceView report={placeReport()} search={{}} /> },
    { name: "ログインの終了", element: page("buyer", NOTHING_REGISTERED, <ConnectVisitor side="buyer" isEnded onLeave={ignore} />) },
    { name: "買いたい方：登録前", element: member("buyer") },
    { name: "買いたい方：登録済み", element: member("buyer", { connection: BOTH_REGISTERED, done: "registered" }) },
    { name: "買いたい方：やめた", element: member("buyer", { connection: WITHDRAWN, done: "withdrawn" }) },
    { name: "買いたい方：ほかの画面で登録", element: member("buyer", { connection: BOTH_REGISTERED, done: "changed" }) },
    {
      name: "買いたい方：連絡先を書いた",
      element: member("buyer", {
        form: { issues: [WRONG] },
      }),
    },
    { name: "買いたい方：メール未確認", element: member("buyer", {}, { address: "hanako@example.jp", isVerified: false }) },
    { name: "オーナー：登録前", element: member("owner") },
    { name: "オーナー：登録済み", element: member("owner", { connection: BOTH_REGISTERED }) },
  ],
};
