import type { SessionEntry } from "#web/session/pool/types.ts";

export function sampleSession(changes: Partial<SessionEntry> = {}): SessionEntry {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    kind: "client",
    device: "Windows の Chrome",
    place: "東京都",
    firstUsedAt: new Date("2026-11-20T05:05:00Z"),
    lastUsedAt: new Date("2026-11-21T00:30:00Z"),
    isThis: false,
    ...changes,
  };
}

export const sampleSessions: readonly SessionEntry[] = [
  sampleSession({ id: "phone", device: "iPhone の Safari", place: "神奈川県" }),
  sampleSession({ id: "this", isThis: true }),
  sampleSession({ id: "hosted", kind: "hosted", place: null }),
];
