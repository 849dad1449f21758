import { describe, expect, it } from "vitest";
import type { AssetCheckResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { NO_FILES } from "#web/kit/letter/letter-files.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import { DOCUMENTS } from "./document-rules.ts";
import { OwnershipCard, type OwnershipViewProps } from "./ownership-card.tsx";
import { handIn } from "./use-hand-in.ts";

const ignore = () => undefined;
const IDLE: OwnershipViewProps["handIn"] = {
  form: sampleForm(),
  chosen: NO_FILES,
  add: ignore,
  remove: ignore,
  uploaded: null,
  isDone: false,
};
const waiting: AssetCheckResponse = { state: "waiting", handedInAt: "2026-11-20T03:00:00.000Z", decidedAt: null, words: null };
const draw = (props: Partial<OwnershipViewProps>) =>
  renderInRouter(<OwnershipCard {...{ asset: sampleAsset(), check: null, isNamed: true, handIn: IDLE }} {...props} />);
const file = (bytes: number) => new File([new Uint8Array(bytes)], "touki.pdf");

describe("the check of who owns a home", () => {
  it.each([
    ["tracking", true],
    ["rejected", true],
    ["verifying", false],
    ["verified", false],
    ["paused", false],
    ["sold", false],
  ] as const)("of one that is %s takes documents: %s", async (state, mayHandIn) => {
    expect((await draw({ asset: sampleAsset({ state }) })).includes("書類を出す")).toBe(mayHandIn);
  });

  it("tells what became of it, and why it was not enough", async () => {
    const check = { ...waiting, state: "rejected", decidedAt: "2026-11-22T03:00:00.000Z", words: "書類の住所が違います。" } as const;

    expect(textOf(await draw({ check: waiting }))).toContain("提出した日2026年11月20日");
    expect(textOf(await draw({ check }))).toContain("確認できなかった日2026年11月22日理由書類の住所が違います。");
    expect(textOf(await draw({ check: "failed" }))).toContain("確認の状況を読み込めませんでした");
  });

  it("says what must not be in the documents, and that they go again", async () => {
    const text = textOf(await draw({}));

    expect(text).toContain("マイナンバー");
    expect(text).toContain("確認が終わると削除します");
  });
});

describe("a member without a registered 氏名", () => {
  const back = encodeURIComponent(`/mypage/result?id=${sampleAsset().id}#ownership`);

  it("is led to where it is told, and from there back, in place of a form", async () => {
    const html = await draw({ isNamed: false });

    expect(html).toContain(`href="/settings/account/edit/user?back=${back}"`);
    expect(html).not.toContain("書類を出す<");
    expect(await draw({ isNamed: false, asset: sampleAsset({ state: "verified" }) })).not.toContain("氏名を登録する");
  });
});

it("says that documents are needed, before they are asked for in vain", async () => {
  const text = textOf(await draw({}));

  expect(text).toMatch(/確認の書類\s*※?必須/);
  expect(text).not.toContain("任意");
});

describe("documents that are handed in", () => {
  it("are looked at before they are sent, as far as that can be", () => {
    expect(DOCUMENTS.faultOf(file(0))).toBe("「touki.pdf」は、中身のないファイルです");
    expect(DOCUMENTS.faultOf(file(10 * 1024 * 1024 + 1))).toContain("「touki.pdf」は、10MB");
    expect(DOCUMENTS.faultOf(file(10))).toBeNull();
  });

  it("go with the version that was seen, and say why they were not taken", async () => {
    const api = (answer: object) => {
      const { mypage } = scriptedApi();
      const sent: Request[] = [];
      const carry = async (request: Request) => {
        sent.push(request);
        return typeof answer === "function" ? answer(request) : Response.json(answer);
      };
      return { mypage, sent, carry };
    };
    const taken = api(sampleAsset({ state: "verifying" }));
    expect(await handIn(sampleAsset(), [file(10)], { ...taken, isOnline: true })).toBe("done");
    const form = await taken.sent[0]?.formData();
    expect([form?.get("version"), form?.getAll("files")]).toMatchObject(["3", [{ name: "touki.pdf" }]]);

    const faulty = api(
      refused(422, { errors: [{ field: "files", reason: "format", message: "PDF・JPEG・PNGのファイルを選んでください" }] }),
    );
    expect(await handIn(sampleAsset(), [file(10)], { ...faulty, isOnline: true })).toMatchObject({ issues: [{ field: "files" }] });
  });
});
