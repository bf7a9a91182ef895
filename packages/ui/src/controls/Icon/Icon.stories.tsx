import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HEART } from '../icons/heart.ts';
import { SHARE } from '../icons/share.ts';
import { Icon } from './Icon.tsx';

const meta = { title: 'Controls/Icon', component: Icon, args: { path: SHARE } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <Icon {...args} />
      <Icon {...args} size={20} strokeWidth={1.75} />
      <Icon {...args} size={16} strokeWidth={1.75} />
      <Icon {...args} path={HEART} size="2em" fill="currentColor" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    await expect(drawn.map((icon) => icon.getBoundingClientRect().width)).toEqual([24, 20, 16, 30]);
    await expect(drawn.every((icon) => icon.ariaHidden === 'true')).toBe(true);
  },
};

/** Counterexample: an icon alone has no name. */
export const Nameless: Story = { tags: ['!dev', '!test'] };
