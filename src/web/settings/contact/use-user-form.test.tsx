import { afterEach, describe, expect, it } from "vitest";
import { renderInRouter } from "#test/support/render-in-router.tsx";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { sampleUserInfo } from "#web/settings/account/samples.ts";
import { type UserForm, useUserForm } from "./use-user-form.ts";
import { typedOf } from "./user-fields.ts";

const SUB = "sub-1";
const inTab = tabDraft("machinone.userInfo.user-draft", SUB);

afterEach(inTab.forget);

async function page(): Promise<UserForm> {
  const made: UserForm[] = [];
  function Page() {
    made.push(useUserForm(SUB, sampleUserInfo));
    return null;
  }
  await renderInRouter(<Page />);
  const [form] = made;
  if (!form) throw new Error("nothing was drawn");
  return form;
}

describe("氏名・住所 while they are typed", () => {
  it("begin with what was saved", async () => {
    const { form, saved, hasConflict } = await page();

    expect(form.typed).toEqual(typedOf(sampleUserInfo));
    expect([saved, hasConflict]).toEqual([sampleUserInfo, false]);
  });

  it("are kept in the tab at every change, with the save they were begun on, for this member alone", async () => {
    const { form } = await page();
    form.set("street", "5-1-2");

    expect(inTab.read()).toEqual({ ...typedOf(sampleUserInfo), street: "5-1-2", updatedAt: sampleUserInfo.updatedAt });
    expect(tabDraft("machinone.userInfo.user-draft", "sub-2").read()).toBeNull();
  });

  it("go back to what was saved, in the form and in the tab", async () => {
    const { form, discard } = await page();
    form.set("familyName", "山本");
    discard();

    expect(form.current()).toEqual(typedOf(sampleUserInfo));
    expect(inTab.read()).toBeNull();
  });
});
