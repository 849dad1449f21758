/** Text that the database takes: without a NUL and without half a character. No flags, so that a published schema can tell it too. */
export const STORABLE_TEXT = /^(?:[^\0\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;
