import {
  AdminCreateUserCommand,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  DescribeUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { refusalOf } from "#test/support/identity-server.ts";
import type { RefusalWorld, Rows } from "./world.ts";

const makeClient = ({ operator, pool }: RefusalWorld, more: Partial<CreateUserPoolClientCommandInput>) =>
  refusalOf(operator.send(new CreateUserPoolClientCommand({ UserPoolId: pool.id, ClientName: "another", ...more })));

export const operatorRows: Rows<
  "poolUnknown" | "notResendable" | "invitationUndelivered" | "scopeUnknown" | "oauthFault" | "tooManyRequests"
> = {
  poolUnknown: {
    says: "ResourceNotFoundException: User pool ap-northeast-1_nosuchpool does not exist.",
    when: ({ operator }) => refusalOf(operator.send(new DescribeUserPoolCommand({ UserPoolId: "ap-northeast-1_nosuchpool" }))),
  },
  notResendable: {
    says: "UnsupportedUserStateException: Resend not possible. Status is not FORCE_CHANGE_PASSWORD",
    when: async ({ operator, pool, aUser }) =>
      refusalOf(
        operator.send(new AdminCreateUserCommand({ UserPoolId: pool.id, Username: (await aUser()).username, MessageAction: "RESEND" })),
      ),
  },
  invitationUndelivered: {
    says: "CodeDeliveryFailureException: The invitation could not be delivered.",
    when: async ({ operator, pool, letCarrierFail }) => {
      letCarrierFail(true);
      const UserAttributes = [{ Name: "email", Value: "invited@example.com" }];
      const refusal = await refusalOf(
        operator.send(new AdminCreateUserCommand({ UserPoolId: pool.id, Username: "invited", UserAttributes })),
      );
      letCarrierFail(false);
      return refusal;
    },
  },
  scopeUnknown: {
    says: "ScopeDoesNotExistException: Invalid scope requested: everything",
    when: (world) => makeClient(world, { AllowedOAuthScopes: ["everything"] }),
  },
  oauthFault: {
    says: "InvalidOAuthFlowException: The code flow needs a callback URL.",
    when: (world) =>
      makeClient(world, { AllowedOAuthFlowsUserPoolClient: true, AllowedOAuthFlows: ["code"], AllowedOAuthScopes: ["openid"] }),
  },
  tooManyRequests: {
    says: "TooManyRequestsException: Too many requests",
    when: async ({ refused, wire, clock }) => {
      clock.advance(60_000);
      const spend = async () => {
        for (let calls = 0; calls < 130; calls += 1) await wire("none", "");
      };
      await Promise.all(Array.from({ length: 16 }, spend));
      const refusal = await refused("GetUser", { AccessToken: "a.b.c" });
      clock.advance(60_000);
      return refusal;
    },
  },
};
