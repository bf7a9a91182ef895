import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#A8C5BB" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#7A5C4D"/><path fill="#3E5D72" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

const meta = {
  title: 'Controls/Avatar',
  component: Avatar,
  args: { name: 'Mina' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture, initials of several scripts, and a person icon for an empty name. */
export const Faces: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} src={picture} alt="Mina" />
      <Avatar {...args} />
      <Avatar {...args} name="åsa" />
      <Avatar {...args} name="Юлия" />
      <Avatar {...args} name={'e\u0301mile'} />
      <Avatar {...args} name=" " />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Mina' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy');
    for (const initial of ['M', 'Å', 'Ю', 'E\u0301'])
      await expect(canvas.getAllByText(initial)[0]).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText('M').map((face) => face.getBoundingClientRect().width);
    await expect(widths).toEqual([32, 44, 88]);
  },
};

/** The initial stays if the picture fails to load. */
export const WithoutItsPicture: Story = {
  parameters: { visual: { disable: true } },
  args: { src: 'data:image/png;base64,AAAA', priority: true, id: 'face', className: 'of-mina' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('M')).toHaveClass('of-mina');
    await expect(canvas.getByText('M')).toHaveAttribute('id', 'face');
  },
};
