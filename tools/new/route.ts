import { camel, type Plan, Refusal, spoken } from './plan.ts';

/** Plans a page: `help-support` at `/help-support`. */
export function planRoute(name: string): Plan {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refusal('A route is named like its address, in small letters with hyphens: help-support.');
  }
  const key = camel(name);
  const words = spoken(name);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    files: {
      [`apps/web/src/routes/${name}.messages.ts`]: `import { defineMessages } from '@vitrine/ui';

/** Texts of the page at /${name}. */
export const ${key}Messages = defineMessages('${key}Page', { title: '${title}' });
`,
      [`apps/web/src/routes/${name}.tsx`]: `import { useMessages } from '@vitrine/ui';
import { PageTitle } from '../shell/page/PageTitle.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { ${key}Messages } from './${name}.messages.ts';

/** The page at /${name}. */
export function Component() {
  const { title } = useMessages(${key}Messages);
  usePageTitle(title);
  return <PageTitle>{title}</PageTitle>;
}
`,
    },
    edits: { 'apps/web/src/site-map.ts': mounting(name) },
    derived: [],
    next: ['Check who may open it and its address in apps/web/src/site-map.ts.'],
  };
}

/** Returns an edit that adds an address with open access to the site map. */
const mounting =
  (name: string) =>
  (text: string): string => {
    if (text.includes(`path: '/${name}',`))
      throw new Refusal(`/${name} has its page already, in apps/web/src/site-map.ts.`);
    const end = text.indexOf('\n];');
    return `${text.slice(0, end)}\n  { path: '/${name}', access: 'open', page: '${name}' },${text.slice(end)}`;
  };
