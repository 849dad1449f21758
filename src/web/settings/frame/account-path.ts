/** Apart from the frame of its page: the reader of an address comes with every page. */
export const ACCOUNT = "/settings/account";
