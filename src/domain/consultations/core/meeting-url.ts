/** The address of one consultation below the configured one; null: none is configured, and none is made up. */
export function meetingUrl(base: string | null, room: string): string | null {
  return base === null ? null : `${base.replace(/\/+$/, "")}/${room}`;
}
