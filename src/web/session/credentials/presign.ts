import { AwsV4Signer } from "aws4fetch";
import type { Milliseconds } from "#kernel/duration.ts";
import { PRESIGN_DEFAULT, PRESIGN_LIMIT } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { TemporaryCredentials } from "./types.ts";

export type Signing = {
  readonly credentials: TemporaryCredentials;
  readonly region: string;
  /** Milliseconds since 1970, by the user's clock. */
  readonly now: number;
};

/** The address of an object that opens for whoever has it, for an hour unless said otherwise. Refuses more than a week (`presignTooLong`). */
export async function presign(url: string, signing: Signing, expiresIn: Milliseconds = PRESIGN_DEFAULT): Promise<string> {
  if (expiresIn > PRESIGN_LIMIT)
    throw new CatalogueError("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
  const address = new URL(url);
  address.searchParams.set("X-Amz-Expires", String(Math.floor(expiresIn / 1000)));
  const signed = await new AwsV4Signer({ ...signerParts(signing), url: address.href, method: "GET", signQuery: true }).sign();
  return signed.url.href;
}

/** Headers that prove a request to the object store, body and all. */
export async function signedHeaders(
  signing: Signing,
  request: { readonly url: string; readonly method: string; readonly body: ArrayBuffer | null; readonly contentType: string | null },
): Promise<Headers> {
  const headers = new Headers({ "x-amz-content-sha256": await sha256Hex(request.body ?? new ArrayBuffer(0)) });
  if (request.contentType !== null) headers.set("content-type", request.contentType);
  const { url, method } = request;
  return (await new AwsV4Signer({ ...signerParts(signing), url, method, headers }).sign()).headers;
}

function signerParts({ credentials, region, now }: Signing) {
  const { accessKeyId, secretKey: secretAccessKey, sessionToken, clockDrift } = credentials;
  const datetime = new Date(now - clockDrift * 1000).toISOString().replace(/[:-]|\.\d{3}/g, "");
  return { accessKeyId, secretAccessKey, sessionToken, region, service: "s3", datetime };
}

async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
