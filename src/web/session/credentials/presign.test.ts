import { describe, expect, it } from "vitest";
import { days, seconds } from "#kernel/duration.ts";
import { presign, type Signing } from "./presign.ts";

const URL_OF_FILE = "https://id.example.jp/objects/files/public/ap-northeast-1%3A1/icon.png";
const signing: Signing = {
  credentials: {
    identityId: "ap-northeast-1:1",
    accessKeyId: "ASIA1",
    secretKey: "secret",
    sessionToken: "session",
    expiresAt: 0,
    clockDrift: 0,
  },
  region: "ap-northeast-1",
  now: Date.parse("2026-11-21T03:00:00.900Z"),
};

describe("a presigned address", () => {
  it("opens for an hour unless said otherwise", async () => {
    const { searchParams, pathname } = new URL(await presign(URL_OF_FILE, signing));
    expect(pathname).toBe("/objects/files/public/ap-northeast-1%3A1/icon.png");
    expect(Object.fromEntries(searchParams)).toEqual({
      "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
      "X-Amz-Credential": "ASIA1/20261121/ap-northeast-1/s3/aws4_request",
      "X-Amz-Date": "20261121T030000Z",
      "X-Amz-Expires": "3600",
      "X-Amz-Security-Token": "session",
      "X-Amz-SignedHeaders": "host",
      "X-Amz-Signature": expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("is dated by the service's clock when the user's is ahead", async () => {
    const ahead = { ...signing, credentials: { ...signing.credentials, clockDrift: 7200 } };
    expect(new URL(await presign(URL_OF_FILE, ahead)).searchParams.get("X-Amz-Date")).toBe("20261121T010000Z");
  });

  it("opens for a week at most", async () => {
    expect(new URL(await presign(URL_OF_FILE, signing, days(7))).searchParams.get("X-Amz-Expires")).toBe("604800");
    await expect(presign(URL_OF_FILE, signing, days(7) + seconds(1))).rejects.toMatchObject({
      key: "Signature version 4 presigned URLs must have an expiration date less than one week in the future",
      message: "Signature version 4 presigned URLs must have an expiration date less than one week in the future",
    });
  });
});
