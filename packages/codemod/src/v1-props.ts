import type { JSXOpeningElement, Node } from '@babel/types';
import type { Codemod, Source } from './codemod.ts';
import { nodesOf, rangeOf } from './nodes.ts';

/** New property names by component and old name. */
const RENAMED: Record<string, Record<string, string>> = {
  HeartButton: { productName: 'thing' },
  CartButton: { onSelect: 'onClick' },
  FilterPanel: { onChange: 'onValueChange' },
  FilterSheet: { onChange: 'onValueChange' },
  AppliedFilters: { onChange: 'onValueChange' },
  ClearFilters: { onChange: 'onValueChange' },
  Viewer: { restoreFocusTo: 'focusOnClose' },
  ProductModal: { restoreFocusTo: 'focusOnClose' },
};

/** Renames the properties that version 1.0 renamed. */
export const v1Props: Codemod = {
  about:
    'gives properties the names of 1.0: thing of HeartButton (productName), onClick of CartButton (onSelect), onValueChange of filters (onChange), focusOnClose of viewers (restoreFocusTo)',
  apply(source) {
    const components = componentsIn(source);
    for (const element of nodesOf(source.tree, 'JSXOpeningElement')) {
      const component = components(element.name);
      if (component) renameAttributes(element, component, source);
    }
    for (const { callee, arguments: words } of nodesOf(source.tree, 'CallExpression')) {
      const [element, properties] = words;
      const callsFor = callee.type === 'MemberExpression' ? callee.property : callee;
      if (callsFor.type !== 'Identifier' || callsFor.name !== 'createElement' || !element) continue;
      const component = components(element);
      if (!component || properties?.type !== 'ObjectExpression') continue;
      for (const property of properties.properties) {
        if (property.type === 'SpreadElement') noteSpread(rangeOf(property)[0], component, source);
        else if (property.key.type === 'Identifier' && !property.computed) {
          const now = RENAMED[component]?.[property.key.name];
          const isShort = property.type === 'ObjectProperty' && property.shorthand;
          if (now && isShort) source.text.appendLeft(rangeOf(property)[0], `${now}: `);
          else if (now) source.text.overwrite(...rangeOf(property.key), now);
        }
      }
    }
  },
};

/**
 * Returns a function that resolves `Heart` or `Ui.HeartButton` to the imported component's name. It returns
 * undefined for components without renamed properties.
 */
function componentsIn({ tree }: Source): (node: Node) => string | undefined {
  const imported = new Map<string, string>();
  const wholes = new Set<string>();
  for (const { source, specifiers } of nodesOf(tree, 'ImportDeclaration')) {
    if (!/^@vitrine\/ui(\/|$)/.test(source.value)) continue;
    for (const specifier of specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') wholes.add(specifier.local.name);
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
      imported.set(specifier.local.name, specifier.imported.name);
    }
  }
  return (node) => {
    const [object, property] = node.type.endsWith('MemberExpression') ? partsOf(node) : [];
    const name = object && property ? wholes.has(object) && property : imported.get(identifierOf(node) ?? '');
    return name && name in RENAMED ? name : undefined;
  };
}

const identifierOf = (node: Node): string | undefined =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : undefined;

const partsOf = (node: Node): (string | undefined)[] =>
  'object' in node && 'property' in node ? [identifierOf(node.object), identifierOf(node.property)] : [];

function renameAttributes(element: JSXOpeningElement, component: string, source: Source) {
  for (const attribute of element.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') noteSpread(rangeOf(attribute)[0], component, source);
    else if (attribute.name.type === 'JSXIdentifier') {
      const now = RENAMED[component]?.[attribute.name.name];
      if (now) source.text.overwrite(...rangeOf(attribute.name), now);
    }
  }
}

function noteSpread(offset: number, component: string, { note }: Source) {
  const renamed = Object.entries(RENAMED[component] ?? {}).map(([before, now]) => `${before} is ${now} now`);
  note(offset, `${component} is given properties from elsewhere; ${renamed.join(', ')}`);
}
