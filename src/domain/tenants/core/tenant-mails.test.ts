import { expect, it } from "vitest";
import { mailToFrame } from "#domain/notifications/render/mail-to-frame.ts";
import { CUSTOMER_CONFIRMS, CUSTOMER_INVITED, CUSTOMER_LINK } from "./tenant-mails.ts";

const NAME = "青葉ホーム";
const office = {
  name: NAME,
  licence: "東京都知事(1)第99999号",
  address: "東京都江東区豊洲1-1-1",
  email: "a@example.jp",
  colour: "#0b5d66",
  writesFrom: null,
};
const mail = { ...{ tenant: "a", customer: "c", words: "江東区", name: null }, ...{ pageUrl: "", stopUrl: "", homeUrl: "", office } };
const writer = { operatorName: "まちのね", origin: "https://site.test" };

it.each([CUSTOMER_CONFIRMS, CUSTOMER_LINK, CUSTOMER_INVITED])(
  "$kind names the office as its sender, and not in the subject too",
  ({ write }) => {
    const { mail: framed, sender } = mailToFrame(write(mail, writer), writer);

    expect(sender.name).toBe(NAME);
    expect(framed.subject).not.toMatch(/青葉ホーム|まちのね/);
  },
);
