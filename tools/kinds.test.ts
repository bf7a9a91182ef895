import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

// The app finds texts of failed changes and sign-in prompts in files named by their kinds. The compiler does
// not notice a misspelt file name; the app would then show general texts.

const root = join(import.meta.dirname, '..');

/** Relations whose failures are shown beside the changed control, so they need no text file. */
const SAY_THEIR_FAILURES = ['savedSearchTitle', 'savedSearchNewMatches'];

/** Sign-in prompts that pages show in place of content hidden from guests, so they need no text file. */
const ASKED_BY_PAGES = ['postViews'];

interface Node {
  type: string;
  [part: string]: unknown;
}

interface Kinds {
  relations: string[];
  /** Kinds of sign-in prompts. */
  reasons: string[];
}

function kindsIn(file: string, source: string): Kinds {
  const kinds: Kinds = { relations: [], reasons: [] };
  const note = (list: string[], plan: unknown) => {
    const kind = kindOf(plan);
    if (kind !== undefined) list.push(kind);
  };
  for (const node of below(parseSync(file, source).program as unknown as Node)) {
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node;
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
      const given = node.arguments as Node[];
      if (name === 'defineRelation') note(kinds.relations, given[0]);
      if (name === 'ask') note(kinds.reasons, given[0]);
      if (name === 'useGuestAllowance') note(kinds.reasons, given[1]);
    }
    if (node.type === 'Property' && /^(?:gate|reason)$/.test(nameOf(node.key)))
      note(kinds.reasons, node.value);
  }
  return kinds;
}

function* below(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part])
      if (typeof (child as Node | null)?.type === 'string') yield* below(child as Node);
}

const nameOf = (node: unknown) => String((node as { name?: string } | undefined)?.name);

/** Returns `like` for `{ kind: 'like' }`; undefined for a kind that is no literal. */
function kindOf(plan: unknown): string | undefined {
  const properties = ((plan as Node | undefined)?.properties ?? []) as Node[];
  const value = properties.find(({ key }) => nameOf(key) === 'kind')?.value as Node | undefined;
  return value?.type === 'Literal' ? String(value.value) : undefined;
}

/** Returns a sentence for each kind without a text file, and for each file without a kind. */
function faults({ relations, reasons }: Kinds, files: { failures: string[]; signIn: string[] }): string[] {
  const said = relations.filter((kind) => !SAY_THEIR_FAILURES.includes(kind));
  const asked = reasons.filter((kind) => !ASKED_BY_PAGES.includes(kind));
  const without = (kinds: string[], have: string[]) =>
    [...new Set(kinds)].filter((kind) => !have.includes(kind));
  return [
    ...without(said, files.failures).map(
      (kind) => `No <area>/${kind}.failures.ts says that a change of ${kind} failed.`,
    ),
    ...without(files.failures, said).map(
      (kind) => `${kind}.failures.ts: no relation is of the kind ${kind}.`,
    ),
    ...without(asked, files.signIn).map(
      (kind) => `No <area>/${kind}.sign-in.ts says why guests are asked for ${kind}.`,
    ),
    ...without(files.signIn, asked).map((kind) => `${kind}.sign-in.ts: nobody asks for the reason ${kind}.`),
  ];
}

const named = (ending: string) =>
  globSync(`apps/web/src/*/*.${ending}.ts`, { cwd: root }).map((file) => basename(file, `.${ending}.ts`));

const sources = globSync(['packages/hooks/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/*.{test,spec,stories}.*', '**/{e2e,testing,stories}/**'],
}).map((file) => kindsIn(file, readFileSync(join(root, file), 'utf8')));
const kinds: Kinds = {
  relations: sources.flatMap(({ relations }) => relations),
  reasons: sources.flatMap(({ reasons }) => reasons),
};
const files = { failures: named('failures'), signIn: named('sign-in') };

test('every relation has texts for its failures, and every sign-in prompt has its own texts', () => {
  expect(kinds.relations.length).toBeGreaterThan(7);
  expect(kinds.reasons.length).toBeGreaterThan(10);
  expect(faults(kinds, files)).toEqual([]);
});

describe('a kind without matching texts is found', () => {
  const like = "defineRelation<Product, boolean>({ kind: 'like', gate: { kind: 'like' } });";
  const ofLike = { failures: ['like'], signIn: ['like'] };

  test('a missing or misspelt file is reported', () => {
    expect(faults(kindsIn('like.ts', like), ofLike)).toEqual([]);
    expect(faults(kindsIn('like.ts', like), { failures: [], signIn: ['likes'] })).toEqual([
      'No <area>/like.failures.ts says that a change of like failed.',
      'No <area>/like.sign-in.ts says why guests are asked for like.',
      'likes.sign-in.ts: nobody asks for the reason likes.',
    ]);
  });

  test.each([
    ['asked for', "signInGate.ask({ kind: 'lik' }, blocked);"],
    ['of an allowance', "useGuestAllowance(counter, { kind: 'lik' });"],
    ['of an outbox', "defineOutbox({ kind: 'message', reason: { kind: 'lik' } });"],
  ])('a misspelt reason %s is reported', (_, code) => {
    expect(faults(kindsIn('a.ts', `${like}${code}`), ofLike)).toEqual([
      'No <area>/lik.sign-in.ts says why guests are asked for lik.',
    ]);
  });
});
