import { exporting, type Plan, Refusal, spoken } from './plan.ts';

export function planHook(name: string, folders: readonly string[]): Plan {
  const [area = '', hook = '', ...rest] = name.split('/');
  if (rest.length > 0 || !folders.includes(area) || !/^use[A-Z][A-Za-z0-9]*$/.test(hook)) {
    throw new Refusal(
      `A hook is named <area>/use<Name>, like likes/useLikedProducts. The folders are ${folders.join(', ')}.`,
    );
  }
  const folder = `packages/hooks/src/${area}`;
  const subject = hook.slice('use'.length);
  return {
    files: {
      [`${folder}/${hook}.ts`]: `import { useViewerId } from '../session/useViewerId.ts';

/** Result of {@link ${hook}}. */
export interface ${subject} {
  /** Id of the viewer; undefined for guests. */
  viewerId: string | undefined;
}

/** Returns the viewer of the ${spoken(subject)}. */
export function ${hook}(): ${subject} {
  return { viewerId: useViewerId() };
}
`,
      [`${folder}/${hook}.test.tsx`]: `import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { createServices } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { ${hook} } from './${hook}.ts';

test('there is no viewer until a user signs in', () => {
  const services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  const { result } = renderHook(${hook}, {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  expect(result.current).toEqual({ viewerId: undefined });

  act(() => services.session.begin({ userId: 'mina', token: 'token-1', expiration: Date.now() + 60_000 }));
  expect(result.current).toEqual({ viewerId: 'mina' });
});
`,
    },
    edits: {
      'packages/hooks/src/index.ts': exporting(
        area,
        `export { type ${subject}, ${hook} } from './${area}/${hook}.ts';`,
      ),
    },
    derived: ['api-report of hooks'],
    next: [
      'Give it the nouns and verbs of its area: { liked, setLiked }, never { data, trigger }.',
      'Tell the users of @vitrine/hooks: pnpm changeset',
    ],
  };
}
