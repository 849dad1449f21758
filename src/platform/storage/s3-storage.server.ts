import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { checkStorageName, type Storage } from "./storage.server.ts";

export type S3Settings = {
  /** Where the store is reached, without a slash at the end; buckets are part of the path. */
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Stands before every name, with its slash at the end. */
  readonly prefix?: string;
  /** Sent with every write: the type of the files, or what a store asks for. */
  readonly writeHeaders?: Readonly<Record<string, string>>;
};

const TIMEOUT_MS = 30_000;
/** Tries after the first, for an answer of 429 or 5xx. */
const RETRIES = 2;

/** Storage in a bucket of anything that speaks S3. Throws what the store refuses; a write counts once the store has all of it. */
export function s3Storage(settings: S3Settings): Storage {
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
  const client = new AwsClient({ ...keys, region, service: "s3", retries: RETRIES });
  const ask = async (method: "GET" | "PUT" | "DELETE", name: string, bytes?: Uint8Array): Promise<Response> => {
    const sending = bytes === undefined ? {} : { body: Buffer.from(bytes), headers: { ...settings.writeHeaders, ...hashOf(bytes) } };
    const response = await client.fetch(addressOf(settings, name), { method, ...sending, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok || response.status === 404) return response;
    throw new Error(`the object store answered ${response.status} to ${method}: ${errorCode(await response.text())}`);
  };
  return {
    read: async (name) => {
      const response = await ask("GET", name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      return absent(response, "NoSuchKey");
    },
    write: async (name, bytes) => {
      const response = await ask("PUT", name, bytes);
      if (!response.ok) await absent(response, null);
    },
    remove: async (name) => {
      const response = await ask("DELETE", name);
      if (!response.ok) await absent(response, "NoSuchKey");
    },
  };
}

/** Null when what is missing is the file; a bucket that is missing is a fault of the configuration. */
async function absent(response: Response, expected: string | null): Promise<null> {
  const code = errorCode(await response.text());
  if (code === expected) return null;
  throw new Error(`the object store answered 404: ${code}`);
}

function addressOf({ url, bucket, prefix = "" }: S3Settings, name: string): string {
  checkStorageName(name);
  return `${url}/${bucket}/${`${prefix}${name}`.split("/").map(encodeURIComponent).join("/")}`;
}

function hashOf(bytes: Uint8Array): Record<string, string> {
  return { "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex") };
}

function errorCode(xml: string): string {
  return /<Code>(\w{1,64})<\/Code>/.exec(xml)?.[1] ?? "no code";
}
