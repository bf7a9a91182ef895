import type { Codemod } from './codemod.ts';
import { subpathImports } from './subpath-imports.ts';
import { v1Props } from './v1-props.ts';
import { v2Names } from './v2-names.ts';

export const codemods: Record<string, Codemod> = {
  'subpath-imports': subpathImports,
  'v1-props': v1Props,
  'v2-names': v2Names,
};
