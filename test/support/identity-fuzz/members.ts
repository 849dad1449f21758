import fc from "fast-check";

export const text = (...values: string[]) => fc.constantFrom(...values);
/** One of the things of a kind that are alive. */
export const alive = (kind: string, count: number) => fc.nat(count - 1).map((n) => `@{${kind}:${n}}`);

export const Username = fc.oneof(alive("name", 12), alive("sub", 12), alive("email", 12), text("nobody", "新規 登録"), alive("new", 40));
export const ClientId = fc.oneof({ weight: 8, arbitrary: text("@{client:0}") }, { weight: 2, arbitrary: alive("client", 4) });
export const DeviceKey = fc.oneof(alive("device", 2), text("ap-northeast-1_00000000-0000-4000-8000-000000000000"));
export const Session = alive("session", 8);
export const code = fc.oneof(text("000000", "123456", "1122"), alive("code", 4));
export const Password = text("Tsukiji-4-chome", "Correct1horse", "password", "short", "パスワード1234Aa");
export const metadata = { key: text("value") };
/** Left out more often than not: JSON has no undefined. */
export const SecretHash = fc.option(text("AAAA", "@{hash:0}"), { freq: 1, nil: undefined });
