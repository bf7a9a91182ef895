import { parseSync } from 'vite';

// Finds user-visible texts outside of catalogues, because they cannot be translated.

export interface Stray {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Properties and attributes whose text is shown or read aloud. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|(?:.*[lL]abel)|(?:.*[tT]itle)|(?:.*[mM]essage)|(?:.*[pP]laceholder)|help|hint|description|text)$/;
/** Attributes whose value is never shown. */
const UNREAD = /^(?:className|id|name|role|type|href|src|key|data-.*)$/;
/** Two or more words, the first capitalised and a later one not, unlike font names or code. */
const SENTENCE = /^[\p{Lu}“"][\p{L}’']*,?(?: [\p{L}\d…“”’'"{}@,–-]+)*? \p{Ll}[\p{L}’']*(?:[ .,:;!?…]|$)/u;
const WORD = /\p{L}{2}/u;

export function straysIn(file: string, source: string): Stray[] {
  const strays: Stray[] = [];
  const found = (node: Node, text: string) =>
    strays.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() });

  const { program } = parseSync(file, source);
  walk(program as unknown as Node, (node, isForPrograms) => {
    if (node.type === 'JSXText') {
      const text = String(node.value);
      if (WORD.test(text)) found(node, text);
      return true;
    }
    if (node.type === 'JSXAttribute') {
      const text = textOf(node.value);
      const name = nameOf(node.name);
      if (READ.test(name) && text !== undefined && WORD.test(text)) {
        found(node, text);
        return true;
      }
      if (UNREAD.test(name)) return true;
    }
    if (node.type === 'Property' && !isForPrograms && READ.test(nameOf(node.key))) {
      const text = textOf(node.value);
      // Single lowercase words are options, not texts: `description: 'none'`.
      if (text !== undefined && /^\p{Lu}\p{L}|\p{L} \p{L}/u.test(text)) {
        found(node, text);
        return true;
      }
    }
    if (isTextOfRefusal(node) && !isForPrograms) {
      found(node, source.slice(node.start, node.end));
      return true;
    }
    const text = textOf(node);
    if (text !== undefined && !isForPrograms && SENTENCE.test(text)) {
      found(node, text);
      return true;
    }
    return false;
  });
  return strays;
}

/** Returns the text of a literal, with placeholders as `{}`. */
function textOf(value: unknown): string | undefined {
  const node = value as Node | null;
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'JSXExpressionContainer') return textOf(node.expression);
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map((piece) => piece.value.cooked).join('{}');
}

function nameOf(value: unknown): string {
  const node = value as { name?: string | { name: string }; value?: unknown };
  return String(typeof node.name === 'object' ? node.name.name : (node.name ?? node.value));
}

/**
 * Whether a node reads a server error's English text, such as `postErrors.post_changed.text`; the app must
 * use its catalogue instead.
 */
function isTextOfRefusal({ type, object, property }: Node): boolean {
  if (type !== 'MemberExpression' || nameOf(property) !== 'text') return false;
  let root = object as Node;
  while (root.type === 'MemberExpression') root = root.object as Node;
  return root !== object && /Errors$/.test(nameOf(root));
}

function saysToDevelopers({ type, callee }: Node): boolean {
  const { name = '', object } = (callee ?? {}) as { name?: string; object?: { name?: string } };
  if (type === 'NewExpression') return /Error$/.test(name);
  return type === 'CallExpression' && (/^warn$/.test(name) || object?.name === 'console');
}

/**
 * Visits nodes from the top, except below nodes for which `visit` returns true. `isForPrograms` marks types,
 * imports, directives and messages to developers.
 */
function walk(
  node: Node,
  visit: (node: Node, isForPrograms: boolean) => boolean,
  isForPrograms = false,
): void {
  const isProgram =
    isForPrograms ||
    saysToDevelopers(node) ||
    node.type.startsWith('TSType') ||
    node.type === 'TSLiteralType' ||
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'ImportDeclaration' ||
    'directive' in node;
  if (visit(node, isProgram)) return;
  for (const part of Object.values(node)) {
    for (const below of Array.isArray(part) ? part : [part])
      if (typeof (below as Node | null)?.type === 'string') walk(below as Node, visit, isProgram);
  }
}
