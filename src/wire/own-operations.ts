/** Before the names of the operations of our identity service that Cognito's wire does not have. */
export const OWN_TARGET = "MachinoneIdentityService";
