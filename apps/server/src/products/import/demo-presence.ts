import * as z from 'zod/mini';

/** The products and people of the demo in a shop, and the deeds of real people that go with them. */
export const DemoPresence = z.object({
  products: z.number(),
  people: z.number(),
  /** The account that anybody can sign in with; null where there is none. */
  signIn: z.nullable(z.string()),
  /** Deeds of real people, each with how often: "likes of its products". */
  done: z.array(z.object({ what: z.string(), times: z.number() })),
});
export type DemoPresence = z.infer<typeof DemoPresence>;

/** The demo in a shop; null where there is none. */
export interface DemoKeeper {
  presence(): Promise<DemoPresence | null>;
  /** Takes away what the demo put in, for good, and says what that was. */
  remove(): Promise<DemoPresence | null>;
}
