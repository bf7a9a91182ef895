/** One thing that a viewer may have done, and with which of these things they did it. */
export interface ViewerFlag<Flag extends string> {
  flag: Flag;
  among(viewerId: string, thingIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export type ViewerFlags<Flag extends string> = ReturnType<typeof createViewerFlags<Flag>>;

/** What viewers did with things, put together from what each relation knows. */
export function createViewerFlags<Flag extends string>(flags: readonly ViewerFlag<Flag>[]) {
  /** The flags of each thing, in the order asked; also of things that do not exist. */
  async function flagsOf(viewerId: string, thingIds: readonly string[]): Promise<Record<Flag, boolean>[]> {
    const held = await Promise.all(flags.map(({ among }) => among(viewerId, thingIds)));
    return thingIds.map(
      (id) =>
        Object.fromEntries(flags.map(({ flag }, index) => [flag, held[index]?.has(id) ?? false])) as Record<
          Flag,
          boolean
        >,
    );
  }

  /** Things with the viewer's flags; a guest sees them as they are. */
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
