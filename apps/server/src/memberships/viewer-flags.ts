export type ViewerFlags<Flag extends string> = ReturnType<typeof createViewerFlags<Flag>>;

/** `amongByFlag` has a function for each flag, which returns those of the given things that a person has. */
export function createViewerFlags<Flag extends string>(
  amongByFlag: Record<Flag, (viewerId: string, thingIds: readonly string[]) => Promise<ReadonlySet<string>>>,
) {
  const flags = Object.entries<(typeof amongByFlag)[Flag]>(amongByFlag) as [
    Flag,
    (typeof amongByFlag)[Flag],
  ][];

  /** Returns the flags of each thing, in the given order; also for things that do not exist. */
  async function flagsOf(viewerId: string, thingIds: readonly string[]): Promise<Record<Flag, boolean>[]> {
    const held = await Promise.all(flags.map(([, among]) => among(viewerId, thingIds)));
    return thingIds.map(
      (id) =>
        Object.fromEntries(flags.map(([flag], index) => [flag, held[index]?.has(id) ?? false])) as Record<
          Flag,
          boolean
        >,
    );
  }

  /** Adds the viewer's flags to things; guests get the things without flags. */
  async function asSeenBy<Thing extends { id: string }>(
    viewerId: string | undefined,
    things: readonly Thing[],
  ): Promise<(Thing | (Thing & Record<Flag, boolean>))[]> {
    if (viewerId === undefined) return [...things];
    const ids = things.map(({ id }) => id);
    const found = await flagsOf(viewerId, ids);
    return things.map((thing, index) => ({ ...thing, ...(found[index] as Record<Flag, boolean>) }));
  }

  return { flagsOf, asSeenBy };
}
