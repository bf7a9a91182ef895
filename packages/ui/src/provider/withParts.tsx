import { Fragment, type ReactNode } from 'react';
import type { TextWith } from './messages.ts';
import { warn } from './warnings.ts';

/**
 * Replaces placeholders in a text by the elements of the same name: `{host}` becomes the element `host`.
 * Other text in braces stays.
 *
 * @example `withParts(messages.externalLinkBody, { host: <bdi>{host}</bdi> })`
 */
export function withParts<const Name extends string>(
  text: TextWith<NoInfer<Name>>,
  parts: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const isNamed = (name: string): name is Name => Object.hasOwn(parts, name);
  if (process.env.NODE_ENV !== 'production') {
    const missing = Object.keys(parts).filter((name) => !text.includes(`{${name}}`));
    if (missing.length > 0) warn(`A text has no place for {${missing.join('}, {')}}: “${text}”`);
  }
  // Every second piece is the content of braces.
  return text.split(/\{(\w+)\}/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    return isNamed(piece) ? <Fragment key={piece}>{parts[piece]}</Fragment> : `{${piece}}`;
  });
}
