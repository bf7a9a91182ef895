import type { ImportDeclaration } from '@babel/types';
import type { Codemod, Source } from './codemod.ts';
import { nodesOf, rangeOf } from './nodes.ts';

const PACKAGE = '@vitrine/hooks';

/** Exports of `@vitrine/hooks` to be replaced by hand, with a hint for each. */
const BY_HAND: Record<string, string> = {
  defineProductRelation: 'is defineRelation({ of: productThing, … }) now, with flag, reading and gate',
  ProductRelation: 'is Relation<Product, boolean> now',
  ProductRelationPlan: 'is RelationPlan<Product, boolean> now',
  RelationGate: 'is gone: the gate of a relation is its SignInReason, and its thing reads what was stored',
  countShowing: 'is gone: useRelated gives countOf',
  ListedCount: 'is gone with countShowing',
  createRelationRemovals: 'is gone: useRemovals takes things out of a relation',
  useRelation: 'takes the thing and the source now, useRelation(relation, thing, source), and gives set too',
};

const MEMBERS: Record<string, string> = {
  onPersonLeft: 'services.onPersonLeft(drop) is services.lifetimes.ofPerson({ drop }) now',
  onIdentityChange: 'session.onIdentityChange(end) is services.lifetimes.ofSignIn(end) now',
};

/**
 * Fields renamed in decoded responses, but not in requests and raw responses. The codemod therefore only
 * reports them.
 */
const FIELDS = [
  'comment_count',
  'created_at',
  'direct_link',
  'email_verified',
  'image_url',
  'is_pinned',
  'media_type',
  'pending_email',
  'post_id',
  'profile_picture_url',
  'thumbnail_url',
  'user_id',
];

export const v2Names: Codemod = {
  about:
    'gives the hooks the names of 2.0: useReading(productStatuses, products) (useProductStatuses), services.lifetimes.ofPerson({ drop }) (onPersonLeft), and says what to replace by hand',
  apply(source) {
    const statements = [...nodesOf(source.tree, 'ImportDeclaration')];
    if (statements.some((statement) => /^@vitrine\/(api|hooks|ui)\b/.test(statement.source.value)))
      noteFields(source);
    const imports = statements.filter((statement) => statement.source.value === PACKAGE);
    if (imports.length === 0) return;
    for (const statement of imports) renameImported(statement, source);
    for (const call of nodesOf(source.tree, 'CallExpression')) {
      const { callee, arguments: words } = call;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') continue;
      const [word] = words;
      if (callee.property.name !== 'onPersonLeft' || !word || words.length > 1) continue;
      source.text.overwrite(...rangeOf(callee.property), 'lifetimes.ofPerson');
      source.text.appendLeft(rangeOf(word)[0], '{ drop: ');
      source.text.appendRight(rangeOf(word)[1], ' }');
    }
    for (const property of nodesOf(source.tree, 'ObjectProperty')) {
      if (property.key.type === 'Identifier') noteMember(property.key.name, rangeOf(property)[0], source);
    }
    for (const { property } of nodesOf(source.tree, 'MemberExpression')) {
      if (property.type === 'Identifier' && property.name !== 'onPersonLeft')
        noteMember(property.name, rangeOf(property)[0], source);
    }
  },
};

function noteFields({ tree, note }: Source) {
  const named = [
    ...[...nodesOf(tree, 'ObjectProperty')].map(({ key }) => key),
    ...[...nodesOf(tree, 'MemberExpression')].map(({ property }) => property),
    ...[...nodesOf(tree, 'OptionalMemberExpression')].map(({ property }) => property),
  ];
  for (const node of named) {
    if (node.type !== 'Identifier' || !FIELDS.includes(node.name)) continue;
    const renamed = node.name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    note(rangeOf(node)[0], `${node.name} of an answer is ${renamed} now; requests keep ${node.name}`);
  }
}

function noteMember(name: string, offset: number, { note }: Source) {
  if (Object.hasOwn(MEMBERS, name)) note(offset, MEMBERS[name] ?? '');
}

function renameImported({ specifiers }: ImportDeclaration, source: Source) {
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
    const { name } = specifier.imported;
    if (Object.hasOwn(BY_HAND, name)) source.note(rangeOf(specifier)[0], `${name} ${BY_HAND[name]}`);
    if (name !== 'useProductStatuses') continue;
    source.text.overwrite(...rangeOf(specifier), 'productStatuses, useReading');
    for (const call of nodesOf(source.tree, 'CallExpression')) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== specifier.local.name) continue;
      source.text.overwrite(...rangeOf(call.callee), 'useReading');
      const [word] = call.arguments;
      if (word) source.text.appendLeft(rangeOf(word)[0], 'productStatuses, ');
    }
  }
}
