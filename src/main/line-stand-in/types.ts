/** What stands in a chat, from the eyes of its person. */
export type ChatEntry = {
  readonly from: "account" | "person" | "note";
  readonly at: Date;
  readonly messages: readonly object[];
};

/** Somebody with the app. */
export type LineUser = {
  readonly id: string;
  readonly name: string;
  isFriend: boolean;
  hasBlocked: boolean;
  readonly chat: ChatEntry[];
};
