import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkFields } from './LinkFields.tsx';

const links = [
  { url: 'https://shop.example/coat', label: 'Wool Overcoat' },
  { url: 'https://shop.example/boots', label: '' },
];

const meta = {
  title: 'Posts/LinkFields',
  component: LinkFields,
  args: { defaultValue: links, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { renderPreview: ({ label }) => label && <span>Preview of {label}</span> },
};

/** The focus goes to what was added, and on from what was removed; what was typed stays in its field. */
export const AddingAndRemoving: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Address' })[2]).toHaveFocus();
    await userEvent.keyboard('https://shop.example/hat');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wool Overcoat' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Address' })[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox', { name: 'Address' })[0]).toHaveValue(
      'https://shop.example/boots',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { url: 'https://shop.example/boots', label: '' },
      { url: 'https://shop.example/hat', label: '' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove https://shop.example/boots' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove https://shop.example/hat' }));
    await expect(canvas.getByRole('button', { name: 'Add a link' })).toHaveFocus();
  },
};

export const Wrong: Story = {
  args: {
    defaultValue: [{ url: 'javascript:alert(1)', label: 'Coat' }],
    problemOf: () => 'A link of a post begins with http:// or https://.',
  },
};

export const Empty: Story = { args: { defaultValue: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
