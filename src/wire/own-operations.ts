/** Before the names of the operations of our identity service that Cognito's wire does not have. */
export const OWN_TARGET = "MachinoneIdentityService";

/** What Cognito has no call for and our identity service has; another user pool refuses it as unknown. */
export const OWN_OPERATIONS = [
  "CreateRecoveryCodes",
  "DescribeRecoveryCodes",
  "EndOtherSessions",
  "EndSession",
  "ListAccountEvents",
  "ListSessions",
  "UnlinkProvider",
  "UpdateWebAuthnCredential",
] as const;
