import type { File, Node } from '@babel/types';

type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

export function* nodesOf<Type extends Node['type']>(tree: File, ...types: Type[]): Generator<NodeOf<Type>> {
  const wanted: ReadonlySet<string> = new Set(types);
  for (const node of below(tree)) if (wanted.has(node.type)) yield node as NodeOf<Type>;
}

function* below(node: Node): Generator<Node> {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key.endsWith('Comments')) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* below(child);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;

export const rangeOf = ({ start, end }: Node): [start: number, end: number] => [start ?? 0, end ?? 0];
