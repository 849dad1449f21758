import { html } from "hono/html";
import { type IdentityService, listOwnObjects, type Page } from "#domain/identity/index.server.ts";
import { BUCKET, mayTouch, type ObjectHolder } from "#domain/identity/objects/object-access.ts";
import { encode } from "#domain/identity/operators/sigv4.ts";
import { refuseObject, XML_DECLARATION } from "./s3-refusal.ts";

const MOST_KEYS = 1000;

type Wanted = {
  readonly prefix: string;
  readonly after: string;
  readonly startAfter: string | null;
  readonly token: string | null;
  readonly limit: number;
  readonly isEncoded: boolean;
};

/** ListObjectsV2 as XML, of the holder's own objects. Refuses a prefix outside of them, delimiters and the first version of listing. */
export async function listingXml(service: Pick<IdentityService, "db">, holder: ObjectHolder, query: URLSearchParams): Promise<string> {
  const wanted = parseWanted(query);
  if (!mayTouch(holder, "list", wanted.prefix)) throw refuseObject.accessDenied();
  const { prefix, after, limit } = wanted;
  const page = await listOwnObjects(service, { identityId: holder.identityId, prefix, after, limit });
  return `${XML_DECLARATION}${await describe(page, wanted)}`;
}

function parseWanted(query: URLSearchParams): Wanted {
  if (query.get("list-type") !== "2" || query.get("delimiter")) throw refuseObject.notImplemented();
  const maxKeys = query.get("max-keys") ?? String(MOST_KEYS);
  const encoding = query.get("encoding-type");
  if (!/^\d{1,9}$/.test(maxKeys) || (encoding !== null && encoding !== "url")) throw refuseObject.invalidArgument();
  const [token, startAfter] = [query.get("continuation-token"), query.get("start-after")];
  const after = token === null ? (startAfter ?? "") : Buffer.from(token, "base64url").toString("utf8");
  const prefix = query.get("prefix") ?? "";
  if (/\p{Cc}/u.test(`${after}${prefix}`)) throw refuseObject.invalidArgument();
  return { prefix, after, startAfter, token, limit: Math.min(Number(maxKeys), MOST_KEYS), isEncoded: encoding === "url" };
}

function describe({ objects, isLast }: Page, { prefix, startAfter, token, limit, isEncoded }: Wanted) {
  const shown = (text: string) => (isEncoded ? encode(text).replaceAll("%2F", "/") : text);
  const last = objects.at(-1);
  const next = isLast || !last ? "" : html`<NextContinuationToken>${Buffer.from(last.name).toString("base64url")}</NextContinuationToken>`;
  return html`<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><Prefix>${shown(prefix)}</Prefix>${
    isEncoded ? html`<EncodingType>url</EncodingType>` : ""
  }${startAfter === null ? "" : html`<StartAfter>${shown(startAfter)}</StartAfter>`}${
    token === null ? "" : html`<ContinuationToken>${token}</ContinuationToken>`
  }<KeyCount>${objects.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${String(!isLast)}</IsTruncated>${next}${objects.map(
    ({ name, updatedAt, etag, bytes }) =>
      html`<Contents><Key>${shown(name)}</Key><LastModified>${updatedAt.toISOString()}</LastModified><ETag>"${etag}"</ETag><Size>${bytes}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  )}</ListBucketResult>`;
}
