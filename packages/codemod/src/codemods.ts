import type { Codemod } from './codemod.ts';
import { subpathImports } from './subpath-imports.ts';
import { v1Props } from './v1-props.ts';

/** All there are, by the names that people type. */
export const codemods: Record<string, Codemod> = {
  'subpath-imports': subpathImports,
  'v1-props': v1Props,
};
