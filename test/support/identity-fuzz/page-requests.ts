import fc from "fast-check";
import type { Fields, FuzzRequest } from "./fuzz-request.ts";
import { code, Password, text, Username } from "./members.ts";
import { bent, type Shape, wrongText } from "./wrong-values.ts";

const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Left out half of the time. */
const maybe = (...values: string[]) => fc.option(text(...values), { freq: 1, nil: undefined });

const authorize: Shape = {
  client_id: text("@{client:0}", "@{client:0}", "@{client:1}", "@{client:2}"),
  redirect_uri: text("@{callback:0}", "@{callback:0}", "https://elsewhere.example/", "javascript:alert(1)", "@{callback:0}?a=b"),
  response_type: text("code", "code", "code", "token", "code id_token"),
  scope: maybe("openid", "openid email", "openid aws.cognito.signin.user.admin", "everything"),
  state: maybe("state-1", "x".repeat(2000), "<script>"),
  nonce: maybe("nonce-1"),
  code_challenge: text(CHALLENGE),
  code_challenge_method: text("S256", "S256", "plain"),
  prompt: maybe("none", "login", "consent"),
  max_age: maybe("0", "3600", "-1", "1e9"),
  identity_provider: maybe("COGNITO", "Google", "Facebook", "Nobody"),
  login_hint: maybe("@{email:0}", "山田"),
  access_type: maybe(""),
  protocol: maybe("oauth2"),
};

const own = { form_token: text("@{hidden_form_token:0}") };
const newPassword = { new_password: Password, password_again: text("Tsukiji-4-chome", "Correct1horse") };

/** The forms of the pages by their path, with right fields. */
const FORMS: Readonly<Record<string, Shape>> = {
  "/login/sms": { ...own, session: text("@{hosted_SMS_MFA:0}", "@{session:0}"), code },
  "/login/app": { ...own, session: text("@{hosted_SOFTWARE_TOKEN_MFA:0}", "@{session:1}"), code },
  "/login/choose": { ...own, session: text("@{hosted_SELECT_MFA_TYPE:0}"), factor: text("SMS_MFA", "SOFTWARE_TOKEN_MFA") },
  "/login/setup": { ...own, session: text("@{hosted_MFA_SETUP:0}"), code, secret: text("ABCDEFGHIJKLMNOP"), account: Username },
  "/login/newPassword": {
    ...own,
    session: text("@{hosted_NEW_PASSWORD_REQUIRED:0}"),
    ...newPassword,
    needed: maybe("name", "name custom:x"),
    name: text("山田"),
  },
  "/signup": {
    ...own,
    username: fc.nat(4000).map((n) => `@{new:${n}}`),
    email: text("a@example.jp", "ａ＠example.jp"),
    ...newPassword,
    name: text("山田"),
  },
  "/confirm": { ...own, username: Username, code },
  "/confirm/resend": { ...own, username: Username },
  "/forgotPassword": { ...own, username: Username },
  "/forgotPassword/confirm": { ...own, username: Username, code, ...newPassword },
};

/** A password costs 50 ms of argon2id: few of them. */
const LOGIN: Shape = { ...own, username: Username, password: Password };

const token: Shape = {
  grant_type: text("authorization_code", "refresh_token", "client_credentials", "password"),
  client_id: text("@{client:0}", "@{client:0}", "@{client:1}", "@{client:2}"),
  client_secret: maybe("@{secret:0}"),
  redirect_uri: text("@{callback:0}"),
  code: text("@{oauthCode:0}", "@{oauthCode:1}", "@{oauthCode:2}"),
  code_verifier: text(VERIFIER),
  refresh_token: text("@{refresh:3}", "@{refresh:11}"),
  scope: maybe("openid"),
};

const cookie = fc.option(text("@{cookie:0}", "@{cookie:0}; machinone-login=@{browser:0}"), { freq: 5, nil: "" });

/** Names and values of an object's members, as a form or a query has them; some names twice. */
const fieldsOf = (shape: Shape): fc.Arbitrary<Fields> =>
  fc.tuple(bent(shape), fc.nat(30)).map(([value, twice]) => {
    const fields = Object.entries(typeof value === "object" && value !== null ? value : {})
      .filter(([, one]) => one !== undefined && one !== null)
      .map(([name, one]): [string, string] => [name, typeof one === "string" ? one : JSON.stringify(one)]);
    const again = fields[twice];
    return again ? [...fields, again] : fields;
  });

function get(path: string, query: fc.Arbitrary<Fields>): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(query, cookie)
    .map(([fields, shown]) => ({ kind: "page", method: "GET", path, query: fields, headers: { cookie: shown } }));
}

function post(path: string, form: fc.Arbitrary<Fields>, headers: Readonly<Record<string, string>> = {}): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(form, cookie)
    .map(([fields, shown]) => ({ kind: "page", method: "POST", path, form: fields, headers: { ...FORM, ...headers, cookie: shown } }));
}

const shown = fc.oneof(
  ...["/oauth2/authorize", "/login", "/signup", "/confirm", "/forgotPassword", "/login/sms", "/logout"].map((path) =>
    get(path, fieldsOf(authorize)),
  ),
);

const forms = fc.oneof(...Object.entries(FORMS).map(([path, shape]) => post(`${path}?@{query:0}`, fieldsOf(shape))));

const oauth = fc.oneof(
  { weight: 4, arbitrary: post("/oauth2/token", fieldsOf(token)) },
  { weight: 1, arbitrary: post("/oauth2/token", fieldsOf(token), { authorization: "Basic @{basic:0}" }) },
  {
    weight: 1,
    arbitrary: post("/oauth2/revoke", fieldsOf({ token: text("@{refresh:0}", "@{access:0}"), client_id: text("@{client:0}") })),
  },
  {
    weight: 1,
    arbitrary: get("/oauth2/idpresponse", fieldsOf({ state: text("@{cookie:0}"), code: text("x"), error: maybe("access_denied") })),
  },
  {
    weight: 1,
    arbitrary: get("/logout", fieldsOf({ client_id: text("@{client:0}"), logout_uri: maybe("@{callback:0}"), state: maybe("s") })),
  },
);

const bearer = fc
  .oneof(text("@{access:3}", "@{access:4}", "@{id:3}", "@{refresh:3}"), wrongText)
  .chain((value) => fc.constantFrom("Bearer", "bearer", "Basic", "").map((scheme) => `${scheme} ${value}`))
  .map((authorization): FuzzRequest => ({ kind: "page", method: "GET", path: "/oauth2/userInfo", headers: { authorization } }));

/** Any method at any path. */
const strange = fc
  .record({
    method: fc.constantFrom("GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "POST"),
    path: fc.oneof(
      fc.constantFrom("/", "/login", "/oauth2/token", "/@{pool:0}/.well-known/jwks.json", "/@{pool:0}/.well-known/openid-configuration"),
      fc.constantFrom(
        "/%00/.well-known/jwks.json",
        "/__proto__/.well-known/jwks.json",
        "/_health",
        "/_metrics",
        "/_outbox",
        "/assets/hosted.css",
      ),
      fc.webPath(),
      wrongText.map((value) => `/${encodeURIComponent(value.toWellFormed())}`),
    ),
    query: fieldsOf({ to: text("@{email:0}", "a,b"), q: text("x") }),
    body: wrongText,
  })
  .map(
    ({ method, path, query, body }): FuzzRequest => ({
      kind: "page",
      method,
      path,
      query,
      body,
      headers: { ...FORM, cookie: "@{cookie:0}" },
    }),
  );

/** What browsers, sign-in scripts and strangers ask of the hosted login and of OAuth. */
export const pageRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 60, arbitrary: shown },
  { weight: 90, arbitrary: forms },
  { weight: 1, arbitrary: post("/login?@{query:0}", fieldsOf(LOGIN)) },
  { weight: 50, arbitrary: oauth },
  { weight: 10, arbitrary: bearer },
  { weight: 30, arbitrary: strange },
);

const objectName = fc.oneof(
  text(
    "private/@{identity:0}/icon.pdf",
    "public/@{identity:0}/証拠.pdf",
    "private/@{identity:1}/icon.pdf",
    "@{identity:0}/icon.pdf",
    "..%2f..%2fetc/passwd",
    "%00",
    "%ff",
    "",
  ),
  wrongText.map((value) => encodeURIComponent(value.toWellFormed())),
);

const listing: Shape = {
  "list-type": text("2"),
  prefix: text("private/@{identity:0}/", "", "private/@{identity:1}/"),
  "max-keys": maybe("0", "10", "-1", "x"),
  "continuation-token": maybe("AAAA"),
};

const presigned: Shape = {
  "X-Amz-Algorithm": text("AWS4-HMAC-SHA256"),
  "X-Amz-Credential": text("@{credentials:0}/20261121/ap-northeast-1/s3/aws4_request"),
  "X-Amz-Date": text("20261121T030000Z"),
  "X-Amz-Expires": text("60", "604801", "x"),
  "X-Amz-SignedHeaders": text("host"),
  "X-Amz-Security-Token": text("@{credentials:2}"),
  "X-Amz-Signature": text("0".repeat(64)),
};

/** What S3 clients ask of the object store, signed by the owner of some, by nobody, or by somebody who made it up. */
export const objectRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom("GET", "HEAD", "PUT", "DELETE", "POST"),
    name: objectName,
    query: fc.oneof({ weight: 4, arbitrary: fc.constant<Fields>([]) }, fieldsOf(listing), fieldsOf(presigned)),
    headers: fc.constantFrom<Record<string, string>>(
      { "content-type": "application/pdf" },
      {},
      { range: "bytes=0-1" },
      { "content-encoding": "aws-chunked", "content-type": "application/pdf" },
      { "x-amz-acl": "public-read" },
    ),
    body: fc.oneof(fc.constant("%PDF-1.7\n%%EOF\n"), wrongText),
    signedBy: fc.constantFrom<FuzzRequest["signedBy"][]>("member", "member", undefined),
  })
  .map(({ method, name, query, headers, body, signedBy }) => {
    const request = { kind: "object", method, path: `/objects/files/${name}`, query, headers, body } as const;
    return signedBy === undefined ? request : { ...request, signedBy };
  });
