import { createHash } from "node:crypto";
import { loginNameOfPool } from "#domain/identity/federation/federation-rules.ts";
import type { WholeMember } from "./whole-person.ts";

type Row = Readonly<Record<string, unknown>>;

const BYTES = Buffer.from([1, 2, 3]);

/** What the identity service may keep of an account beside the account itself, by table. */
export function rowsOfAccount({ sub, email, pool, client }: WholeMember, made: string, at: Date): (readonly [table: string, row: Row])[] {
  const later = new Date(at.getTime() + 3_600_000);
  const json = (value: unknown) => JSON.stringify(value);
  const hash = (of: string) => createHash("sha256").update(`${of} ${made}`).digest();
  return [
    ["identity_alias", { pool_id: pool.id, attribute: "email", value_key: email, sub }],
    [
      "identity_device",
      {
        sub,
        device_key: `dev-${made}`,
        name: "Chrome（Windows）",
        srp_salt: BYTES,
        srp_verifier_sealed: BYTES,
        confirmed_at: at,
        last_ip: "203.0.113.5",
        created_at: at,
        updated_at: at,
      },
    ],
    [
      "identity_passkey",
      {
        ...{
          pool_id: pool.id,
          credential_id: `cred-${made}`,
          sub,
          relying_party_id: "localhost",
          public_key: BYTES,
          sign_count: 0,
          transports: [],
        },
        ...{
          aaguid: "00000000-0000-4000-8000-000000000000",
          name: "会社のパソコン",
          is_backup_eligible: false,
          is_backed_up: false,
          created_at: at,
        },
      },
    ],
    ["identity_provider_login", { pool_id: pool.id, provider: "Google", subject: `google-${made}`, sub, linked_at: at }],
    ["identity_code", { sub, purpose: "reset", code_mac: BYTES, destination: email, sent_at: at, expires_at: later }],
    [
      "identity_oauth_code",
      {
        code_hash: hash("code"),
        client_id: client.id,
        sub,
        redirect_uri: "http://localhost/",
        scope: "openid",
        auth_time: at,
        expires_at: later,
      },
    ],
    ["identity_recovery_set", { sub, key_sealed: BYTES, made_at: at }],
    ["identity_recovery_code", { sub, code_mac: BYTES }],
    [
      "identity_browser_session",
      { token_hash: hash("browser"), pool_id: pool.id, sub, created_at: at, last_seen_at: at, expires_at: later },
    ],
    ["identity_notice", { pool_id: pool.id, client_id: client.id, sub, kind: "password-changed", recipient: email, at, due_at: later }],
    ["identity_outbox", { recipient: email, medium: "EMAIL", body: "本文", sent_at: at }],
    [
      "identity_arrival",
      {
        id: `00000000-0000-4000-8000-${made.padStart(12, "0")}`,
        token_hash: hash("arrival"),
        pool_id: pool.id,
        provider: "Google",
        provider_type: "Google",
        subject: `google-${made}`,
        attributes: json({}),
        email: `elsewhere-${made}@example.jp`,
        expires_at: later,
      },
    ],
    ["identity_federation", { id: `fed-${made}`, name: "files", settings: json({}), created_at: at }],
    ["identity_federated_identity", { id: `ap:${made}`, federation_id: `fed-${made}`, created_at: at }],
    [
      "identity_federated_login",
      { federation_id: `fed-${made}`, provider: loginNameOfPool(pool.id), subject: sub, identity_id: `ap:${made}` },
    ],
  ];
}
