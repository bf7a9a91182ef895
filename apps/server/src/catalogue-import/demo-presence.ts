import * as z from 'zod/mini';

/** Counts of the demo's products and people, and of real people's actions that depend on them. */
export const DemoPresence = z.object({
  products: z.number(),
  people: z.number(),
  /** Name of the account with a publicly known password; null without one. */
  signIn: z.nullable(z.string()),
  /** Actions of real people with their counts: "likes of its products". */
  done: z.array(z.object({ what: z.string(), times: z.number() })),
});
export type DemoPresence = z.infer<typeof DemoPresence>;

/** Both methods return null if the shop has no demo. */
export interface DemoKeeper {
  presence(): Promise<DemoPresence | null>;
  /** Returns the presence from before the removal. */
  remove(): Promise<DemoPresence | null>;
}
