import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMemberFiles } from "./files.ts";

const identityId = "ap-northeast-1:1";
const credentials = {
  get: async () => ({ identityId, accessKeyId: "ASIA1", secretKey: "secret", sessionToken: "session", expiresAt: 0, clockDrift: 0 }),
  forget: () => undefined,
};
const auth = { objectsUrl: "https://id.example.jp/objects", identityPoolId: "ap-northeast-1:pool" };

function files(answer: () => Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  };
  return { asked, files: createMemberFiles({ auth, credentials, environment: { fetch, now: () => Date.parse("2026-11-21T03:00:00Z") } }) };
}

describe("a person's own files", () => {
  it("lie under the identity, in the open or not", async () => {
    const { files: own } = files(async () => new Response());
    expect(await own.keyOf("public", "icon.png")).toBe("public/ap-northeast-1:1/icon.png");
    expect(await own.keyOf("private", "registry.pdf")).toBe("private/ap-northeast-1:1/registry.pdf");
  });

  it("are put with their type, and with a signature over their bytes", async () => {
    const { files: own, asked } = files(async () => new Response());
    await own.put("private/ap-northeast-1:1/登記 1+2.png", new Blob(["bytes"], { type: "image/png" }));
    const [{ url, init } = { url: "", init: {} }] = asked;
    const headers = new Headers(init.headers);
    expect(url).toBe("https://id.example.jp/objects/files/private/ap-northeast-1%3A1/%E7%99%BB%E8%A8%98%201%2B2.png");
    expect(init.method).toBe("PUT");
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("x-amz-content-sha256")).toBe(createHash("sha256").update("bytes").digest("hex"));
    expect(headers.get("x-amz-security-token")).toBe("session");
    expect(headers.get("authorization")).toMatch(/Credential=ASIA1\/20261121\/ap-northeast-1\/s3\/aws4_request, .*x-amz-content-sha256/);
  });

  it("cannot be reached without a network", async () => {
    const { files: own } = files(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(own.get("public/ap-northeast-1:1/icon.png")).rejects.toMatchObject({ key: "Network Error", message: "Network Error" });
  });

  it("are refused with the store's own code", async () => {
    const xml = "<Error><Code>EntityTooLarge</Code><Message>Your proposed upload exceeds the maximum.</Message></Error>";
    const { files: own } = files(async () => new Response(xml, { status: 413 }));
    await expect(own.remove("public/ap-northeast-1:1/icon.png")).rejects.toMatchObject({
      name: "EntityTooLarge",
      message: "Your proposed upload exceeds the maximum.",
      status: 413,
    });
  });

  it("are refused without a code when something else answers", async () => {
    const { files: own } = files(async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await expect(own.get("public/ap-northeast-1:1/icon.png")).rejects.toMatchObject({ name: "UnknownError", status: 502 });
  });
});
