import { z } from "zod";

/** The cookie by which a browser says who it is at the stand-ins of local mode, as JSON. Without it everybody is their one person. */
const MOCK_PERSON_COOKIE = "mock-person";

const personShape = z.object({
  sub: z.string().optional(),
  /** Null: the provider tells no address. */
  email: z.string().nullable().optional(),
  name: z.string().optional(),
  /** What the provider answers instead of a code: `access_denied` where the person pressed "cancel". */
  error: z.string().optional(),
});

export type MockPerson = z.infer<typeof personShape>;

/** Who a browser is at the stand-ins; nobody special without the cookie, or with one that is none. */
export function mockPersonOf(cookies: string | undefined): MockPerson {
  const [, value] = new RegExp(`(?:^|;\\s*)${MOCK_PERSON_COOKIE}=([^;]*)`).exec(cookies ?? "") ?? [];
  try {
    return personShape.parse(JSON.parse(decodeURIComponent(value ?? "%7B%7D")));
  } catch {
    return {};
  }
}
