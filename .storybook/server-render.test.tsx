import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../packages/*/src/**/*.stories.tsx', { eager: true });

// Server-renders every story; no browser API is available here.
for (const [path, module] of Object.entries(modules)) {
  describe(path.replace(/.*\/src\//, ''), () => {
    const stories = composeStories(module) as Record<string, ComponentType>;
    test.each(Object.entries(stories))('%s renders on a server', (_name, Story) => {
      expect(() => renderToString(<Story />)).not.toThrow();
    });
  });
}
