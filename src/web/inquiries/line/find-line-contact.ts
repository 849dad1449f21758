import { apiClient, type LineAppResponse } from "#api/client/client.ts";
import { type ContactData, findInquiryHome } from "../find-inquiry.ts";

export type LineContactData = {
  readonly contact: ContactData;
  /** Null: the site has no page inside LINE. */
  readonly app: (LineAppResponse & { readonly liff: NonNullable<LineAppResponse["liff"]> }) | null;
};

export async function findLineContact(home: string | undefined): Promise<LineContactData> {
  const [contact, answer] = await Promise.all([findInquiryHome(home), apiClient().line.get("/app")]);
  const app = answer.ok ? answer.value : null;
  return { contact, app: app?.liff ? { ...app, liff: app.liff } : null };
}
