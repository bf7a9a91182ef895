import { camel, exporting, type Plan, pascal, Refusal, spoken } from './plan.ts';

/** A component of the design system: `likes/LikeCount`. Its story is its test: rendered, looked at, checked by axe. */
export function planComponent(name: string, folders: readonly string[]): Plan {
  const [area = '', component = '', ...rest] = name.split('/');
  if (rest.length > 0 || !folders.includes(area) || !/^[A-Z][A-Za-z0-9]*$/.test(component)) {
    throw new Refusal(
      `A component is named <area>/<Name>, like likes/HeartButton. The folders are ${folders.join(', ')}.`,
    );
  }
  const folder = `packages/ui/src/${area}/${component}`;
  const style = camel(component);
  return {
    files: {
      [`${folder}/${component}.tsx`]: `import type { ReactNode } from 'react';
import * as styles from './${component}.css.ts';

/** What a ${spoken(component)} is drawn from. */
export interface ${component}Props {
  /** What stands in it. */
  children: ReactNode;
}

/** Draws a ${spoken(component)}. */
export function ${component}({ children }: ${component}Props) {
  return <div className={styles.${style}}>{children}</div>;
}
`,
      [`${folder}/${component}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const ${style} = style({
  padding: space.md,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
});
`,
      [`${folder}/${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${component} } from './${component}.tsx';

const meta = {
  title: '${pascal(area)}/${component}',
  component: ${component},
  args: { children: 'Cloudstep Runner' },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cloudstep Runner')).toBeVisible();
  },
};
`,
    },
    edits: {
      'packages/ui/src/index.ts': exporting(
        area,
        `export { ${component}, type ${component}Props } from './${area}/${component}/${component}.tsx';`,
      ),
    },
    derived: ['api-report of ui'],
    next: [
      'Say in the doc comments what it is for, and give it its props.',
      'Draw its pictures: pnpm exec vitest run --project stories -u',
      'Tell the users of @vitrine/ui: pnpm changeset',
    ],
  };
}
