/** Whether two companies may mean one home by these: equal, or one counts a 納戸 as a room. */
export function isSameLayout(a: string, b: string): boolean {
  return a === b || roomsOf(a) === roomsOf(b);
}

/** `2LDK+S` and `3LDK` are both three rooms and LDK. */
function roomsOf(layout: string): string {
  const [, rooms = "", letters = "", store] = /^(\d+)([A-Z]+)(\+S)?$/.exec(layout) ?? [];
  return rooms === "" ? layout : `${Number(rooms) + (store === undefined ? 0 : 1)}${letters}`;
}
