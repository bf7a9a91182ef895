import { camel, exporting, type Plan, pascal, Refusal, spoken } from './plan.ts';

/** Plans a component of the design system, `likes/LikeCount`, with a story as its test. */
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
      [`${folder}/${component}.tsx`]: `import type { ComponentProps } from 'react';
import { classNames } from '${area === 'controls' ? '../classNames.ts' : '../../controls/classNames.ts'}';
import * as styles from './${component}.css.ts';

/** Properties of a ${spoken(component)}, and those of an HTML \`div\`. */
export interface ${component}Props extends ComponentProps<'div'> {}

/** Renders a ${spoken(component)}. */
export function ${component}({ className, ...rest }: ${component}Props) {
  return <div {...rest} className={classNames(styles.${style}, className)} />;
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
      [`${folder}/${component}.md`]: guideOf(component),
    },
    edits: {
      'packages/ui/src/index.ts': exporting(
        area,
        `export { ${component}, type ${component}Props } from './${area}/${component}/${component}.tsx';`,
      ),
      'packages/ui/src/conformance.fixtures.tsx': specimen(
        `specimen('${component}', 'div', ui.${component}, { children: 'Cloudstep Runner' });`,
      ),
    },
    derived: ['api-report of ui'],
    next: [
      'Say in the doc comments what it is for, and give it its props.',
      'Say in its guide when it is used and when not: designers read it.',
      'Draw its pictures: pnpm exec vitest run --project stories -u',
      'Tell the users of @vitrine/ui: pnpm changeset',
    ],
  };
}

/** Template of the component's guide, for its author to complete. */
const guideOf = (component: string) => `# ${component}

## When to use it

- For a ${spoken(component)}.

## When not

- Where a \`Card\` will do.

## Anatomy

- The box, and what is in it.

## States

![As it comes](Plain)

## Do

Keep it short.

![As it comes](Plain)

## Don't

Use it without need.

## Keyboard

It takes no focus.

## Accessibility

- Read where it stands.

## Code

\`\`\`tsx
import { ${component} } from '@vitrine/ui';

export const Example = () => <${component}>Cloudstep Runner</${component}>;
\`\`\`
`;

const LIST_ENDS = '\nexport const everyComponent';

const specimen =
  (line: string) =>
  (text: string): string => {
    if (!text.includes(LIST_ENDS)) {
      throw new Refusal(
        `The list of components ends otherwise now. Teach tools/new where this line goes:\n  ${line}`,
      );
    }
    return text.replace(LIST_ENDS, `${line}\n${LIST_ENDS}`);
  };
