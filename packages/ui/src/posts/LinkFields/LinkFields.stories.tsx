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
      <div style={{ maxWidth: 640 }}>
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

/**
 * An added link gets the focus. After a removal, the neighbour or the "add" button gets it. Typed text stays
 * in its field.
 */
export const AddingAndRemoving: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Link' })[2]).toHaveFocus();
    await userEvent.keyboard('https://shop.example/hat');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wool Overcoat' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Link' })[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox', { name: 'Link' })[0]).toHaveValue(
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
    problemOf: () => 'Enter a link that starts with http:// or https://.',
  },
};

/**
 * An invalid address is not reported while it is typed into a field that was empty. Missing parts are
 * reported once the focus leaves the link.
 */
export const Typing: Story = {
  args: {
    defaultValue: [],
    problemOf: ({ url }) => (url.startsWith('https://') ? undefined : 'A link begins with https://.'),
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    const address = canvas.getByRole('textbox', { name: 'Link' });
    await userEvent.keyboard('htt');
    await expect(address).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('ps://shop.example');
    await expect(address).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(canvas.queryByText('Add a product name to include this link.')).toBeNull();
    await userEvent.click(canvas.getByText('Links'));
    await expect(canvas.getByText('Add a product name to include this link.')).toBeVisible();
  },
};

export const Empty: Story = { args: { defaultValue: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
