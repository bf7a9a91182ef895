import { type Identifier, type MemberExpression, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import { analyze } from 'eslint-scope';

/** A platform name in code: a global or its property. Without an owner, a method of an unknown object. */
export interface NameInCode {
  owner: string | undefined;
  member: string | undefined;
}

export function namesIn(code: string): NameInCode[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', ranges: true });
  const scopes = analyze(program as never, { ecmaVersion: 2025, sourceType: 'module' });
  const globals = new Set<object>(scopes.globalScope?.through.map(({ identifier }) => identifier));
  const imported = new Set<object>(
    scopes.scopes
      .flatMap(({ variables }) => variables)
      .filter(({ defs }) => defs.some(({ type }) => type === 'ImportBinding'))
      .flatMap(({ references }) => references.map(({ identifier }) => identifier)),
  );
  const names: NameInCode[] = [];
  ancestor(program, {
    Identifier(node) {
      if (globals.has(node)) names.push({ owner: node.name, member: undefined });
    },
    MemberExpression(node, _, ancestors) {
      const { object, property, computed } = node as MemberExpression;
      if (computed) return;
      const member = (property as Identifier).name;
      const parent = ancestors.at(-2);
      const isCalled = parent?.type === 'CallExpression' && (parent as { callee?: unknown }).callee === node;
      if (globals.has(object)) names.push({ owner: (object as Identifier).name, member });
      else if (isCalled && !imported.has(object)) names.push({ owner: undefined, member });
    },
  });
  return names;
}
