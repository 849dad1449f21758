/** The scope that opens GetUser and the other operations of the user-pool API (specification, section 6). */
export const ADMIN_SCOPE = "aws.cognito.signin.user.admin";

/** What the social strategy asks for, and the hosted login of the pool unless it is configured otherwise. */
export const SIGN_IN_SCOPES = ["profile", "openid", "email", ADMIN_SCOPE] as const;
