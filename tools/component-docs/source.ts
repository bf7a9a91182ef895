import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { isComponent, publicModulesOf, publicName } from '../public-names.ts';

// Reads doc comments and props of components from the source. Types of React and the DOM are not expanded.

const src = join(import.meta.dirname, '../../packages/ui/src');

export interface Prop {
  name: string;
  type: string;
  /** Default value as written in the source, if it is a literal. */
  initial?: string;
  required: boolean;
  description: string;
}

export interface DocumentedComponent {
  name: string;
  description: string;
  deprecated?: string;
  props: Prop[];
  /** HTML element whose properties the component also accepts, such as `button`. */
  element?: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
const part = (node: Node, name: string) => node[name] as Node | undefined;
const parts = (node: Node | undefined, name: string) => (node?.[name] ?? []) as Node[];
const nameOf = (node: Node | undefined) => (node?.name ?? node?.value) as string;

interface Declaration {
  node: Node;
  code: string;
}
interface Source {
  types: Map<string, Declaration>;
  values: Map<string, Declaration>;
  /** Constants that only rename a value, often with a doc comment: `const UiProvider = Provider`. */
  aliases: Map<string, Declaration>;
}

let known: Source | undefined;

function source(): Source {
  if (known) return known;
  known = { types: new Map(), values: new Map(), aliases: new Map() };
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    if (/\.(test|stories|fixtures)\.|\.css\.ts$/.test(file)) continue;
    const code = readFileSync(join(src, file), 'utf8');
    // `Node` stands for all node types of the parser.
    for (const statement of parseSync(file, code).program.body as unknown as Node[]) {
      const node = part(statement, 'declaration') ?? statement;
      const declared = { node: { ...node, start: statement.start }, code };
      if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type))
        known.types.set(nameOf(part(node, 'id')), declared);
      else if (node.type === 'FunctionDeclaration') known.values.set(nameOf(part(node, 'id')), declared);
      for (const one of parts(node, 'declarations')) {
        const name = nameOf(part(one, 'id'));
        const init = part(one, 'init');
        const declaredAs = init?.type === 'Identifier' ? known.aliases : known.values;
        declaredAs.set(name, { node: { ...(init ?? one), start: statement.start }, code });
      }
    }
  }
  return known;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function commentBefore(code: string, start: number): string {
  const before = code.slice(0, start);
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  return oneLine(comment.replace(/^\s*\*/gm, ''));
}

interface Members {
  props: Prop[];
  element?: string;
}
const none: Members = { props: [] };

const merged = (all: Members[]): Members => {
  const props: Prop[] = [];
  for (const prop of all.flatMap((one) => one.props)) {
    const same = props.findIndex(({ name }) => name === prop.name);
    if (same === -1) props.push(prop);
    else if (props[same]?.type !== prop.type)
      props[same] = { ...prop, type: `${props[same]?.type} | ${prop.type}` };
  }
  const element = all.find((one) => one.element)?.element;
  return { props, ...(element && { element }) };
};

const withoutUndefined = (type: string, isOptional: boolean) =>
  isOptional ? type.replace(/ \| undefined$/, '').replace(/^\((\([^|]*\) => [^|]*)\)$/, '$1') : type;

function declaredMembers(node: Node, code: string): Members {
  const props = parts(node, node.type === 'TSInterfaceBody' ? 'body' : 'members').flatMap((member) => {
    const name = nameOf(part(member, 'key'));
    if (!name) return [];
    const annotation = part(member, 'typeAnnotation');
    const written = annotation
      ? code.slice(annotation.start + 1, annotation.end)
      : code.slice((part(member, 'key')?.end ?? 0) + (member.optional ? 1 : 0), member.end).replace(/;$/, '');
    return {
      name,
      type: annotation
        ? withoutUndefined(oneLine(written), Boolean(member.optional))
        : oneLine(written).replace(/\): (?!.*\): )(.*)$/, (_all, result) => `) => ${result}`),
      required: !member.optional,
      description: commentBefore(code, member.start),
    };
  });
  return { props };
}

/** Returns the names in a type such as `'a' | 'b'` or `keyof Thing`. */
function keysOf(node: Node | undefined, code: string): string[] {
  if (!node) return [];
  if (node.type === 'TSUnionType') return parts(node, 'types').flatMap((one) => keysOf(one, code));
  if (node.type === 'TSLiteralType') return [nameOf(part(node, 'literal'))];
  if (node.type === 'TSTypeOperator')
    return membersOf(part(node, 'typeAnnotation'), code).props.map(({ name }) => name);
  return [];
}

function referredMembers(name: string, args: Node[], code: string): Members {
  const [first, second] = args;
  if (name === 'ComponentProps') {
    const element = first && nameOf(part(first, 'literal'));
    return element ? { props: [], element } : none;
  }
  if (name === 'Omit' || name === 'Pick') {
    const { props, element } = membersOf(first, code);
    const keys = new Set(keysOf(second, code));
    const kept = props.filter((prop) => keys.has(prop.name) === (name === 'Pick'));
    return { props: kept, ...(element && name === 'Omit' && { element }) };
  }
  const declared = source().types.get(name);
  if (!declared) return none;
  const { node } = declared;
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(part(node, 'typeAnnotation'), declared.code);
  const body = part(node, 'body');
  return merged([
    ...(body ? [declaredMembers(body, declared.code)] : []),
    ...parts(node, 'extends').map((one) =>
      referredMembers(
        nameOf(part(one, 'expression')),
        parts(part(one, 'typeArguments'), 'params'),
        declared.code,
      ),
    ),
  ]);
}

function membersOf(node: Node | undefined, code: string): Members {
  if (!node) return none;
  if (node.type === 'TSTypeReference')
    return referredMembers(
      nameOf(part(node, 'typeName')),
      parts(part(node, 'typeArguments'), 'params'),
      code,
    );
  if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType')
    return merged(parts(node, 'types').map((one) => membersOf(one, code)));
  if (node.type === 'TSParenthesizedType') return membersOf(part(node, 'typeAnnotation'), code);
  return node.type === 'TSTypeLiteral' ? declaredMembers(node, code) : none;
}

/** Returns the destructuring pattern of a component's props, in its parameter or its first declaration. */
function takenApart(component: Node): Node | undefined {
  const [parameter] = parts(component, 'params');
  const [first] = parts(part(component, 'body'), 'body');
  const [declared] = first ? parts(first, 'declarations') : [];
  return parameter?.type === 'Identifier' ? declared && part(declared, 'id') : parameter;
}

function initialValues(component: Node, code: string): Map<string, string> {
  const pairs = parts(takenApart(component), 'properties').flatMap((property): [string, string][] => {
    const value = part(property, 'value');
    const initial = value?.type === 'AssignmentPattern' && part(value, 'right');
    const written = initial ? code.slice(initial.start, initial.end) : '';
    // Computed values and internal names would mean nothing to readers.
    return /^(['\d]|true|false)/.test(written) ? [[nameOf(part(property, 'key')), written]] : [];
  });
  return new Map(pairs);
}

export function documentedComponent(name: string): DocumentedComponent {
  const { values, aliases } = source();
  const declared = values.get(name);
  if (!declared) throw new Error(`${name} is exported, but no module declares it.`);
  const { node, code } = declared;
  const alias = aliases.get(name);
  const [parameter] = parts(node, 'params');
  const annotation = parameter && part(parameter, 'typeAnnotation');
  const { props, element } = membersOf(annotation && part(annotation, 'typeAnnotation'), code);
  const initial = initialValues(node, code);
  const comment = commentBefore(alias?.code ?? code, alias?.node.start ?? node.start);
  const [description = '', deprecated] = comment.split(/ ?@deprecated /);
  return {
    name,
    description,
    ...(deprecated && { deprecated }),
    props: props
      .map((prop) => ({ ...prop, ...(initial.has(prop.name) && { initial: initial.get(prop.name) }) }))
      .sort((one, other) => Number(other.required) - Number(one.required)),
    ...(element && { element }),
  };
}

export function publicNames(): string[] {
  return publicModulesOf(readFileSync(join(src, 'index.ts'), 'utf8')).flatMap(({ values, types }) =>
    [...values, ...types].map(publicName),
  );
}

/** Returns the exported components by folder, such as `controls/Button`, in the order of the index. */
export function componentFolders(): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const { path, values } of publicModulesOf(readFileSync(join(src, 'index.ts'), 'utf8'))) {
    const components = values.map(publicName).filter(isComponent);
    const folder = dirname(path).replace(/^\.\/?/, '');
    if (components.length > 0) folders.set(folder, [...(folders.get(folder) ?? []), ...components]);
  }
  return folders;
}

/** Returns the property names of the types named in `type`, such as `ToastMessage[]`. */
export const membersIn = (type: string): string[] =>
  (type.match(/\w+/g) ?? []).flatMap((name) => referredMembers(name, [], '').props.map((prop) => prop.name));
