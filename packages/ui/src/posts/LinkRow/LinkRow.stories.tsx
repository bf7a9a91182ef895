import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { overcoat, slingback } from '../../products/products.fixtures.ts';
import { LinkRow } from './LinkRow.tsx';

const address = 'https://shop.example/coat';

const meta = {
  title: 'Posts/LinkRow',
  component: LinkRow,
  args: {
    link: { ...overcoat, url: address },
    onNameChange: fn(),
    onRemove: fn(),
    onPreviewRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAPost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wool Overcoat, Camel' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = { args: { link: { url: address, name: '' }, previewStatus: 'loading' } };

export const Failed: Story = {
  args: { link: { url: address, name: '' }, previewStatus: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry shop.example' }));
    await expect(args.onPreviewRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Add a product name to include this link.')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Wrong: Story = {
  args: {
    link: { url: 'javascript:alert(1)', name: 'Coat' },
    problem: 'Enter a link that starts with http:// or https://.',
  },
};

export const Adding: Story = {
  args: { link: slingback, onNameChange: undefined, onRemove: undefined, onAddedChange: fn() },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LinkRow {...args} />
      <LinkRow {...args} link={overcoat} added />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add ${slingback.name}` }));
    await expect(args.onAddedChange).toHaveBeenLastCalledWith(true);
    const added = canvas.getByRole('button', { name: `Added ${overcoat.name}` });
    await expect(added).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(added);
    await expect(args.onAddedChange).toHaveBeenLastCalledWith(false);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The field for a name stays while the name is typed, and goes with the focus once there is one. */
export const Naming: Story = {
  parameters: { visual: { disable: true } },
  render: function Named(args) {
    const [name, setName] = useState('');
    return <LinkRow {...args} link={{ url: address, name }} onNameChange={setName} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Product name' }));
    await userEvent.keyboard('Wool coat');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Wool coat' }));
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Wool coat')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Adding, globals: { viewport: { value: 'mobile1' } } };
