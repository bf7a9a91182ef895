import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { handbag, overcoat, runner, slingback } from '../../products/products.fixtures.ts';
import { LinkRow } from '../LinkRow/LinkRow.tsx';
import { LinkPicker } from './LinkPicker.tsx';

const rows = [runner, overcoat, slingback, handbag];

const meta = {
  title: 'Posts/LinkPicker',
  component: LinkPicker,
  args: {
    open: true,
    linkCount: 1,
    sources: [
      { value: 'likes', label: 'Likes' },
      { value: 'cart', label: 'Cart' },
      { value: 'shop', label: 'All products' },
    ],
    source: 'likes',
    onOpenChange: fn(),
    onSourceChange: fn(),
    onAddressAdd: fn(),
    children: rows.map((product) => (
      <LinkRow key={product.id} link={product} added={product === overcoat} onAddedChange={fn()} />
    )),
  },
} satisfies Meta<typeof LinkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const picker = within(await screen.findByRole('dialog', { name: 'Add a product' }));
    await userEvent.click(picker.getByRole('button', { name: 'Cart' }));
    await expect(args.onSourceChange).toHaveBeenCalledWith('cart');
    await waitFor(() => expect(picker.getByText('1 link')).toBeVisible());
    await userEvent.click(picker.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.anything());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Full: Story = {
  args: {
    linkCount: 20,
    children: rows.map((product) => (
      <LinkRow key={product.id} link={product} added={product === overcoat} full onAddedChange={fn()} />
    )),
  },
  play: async () => {
    const picker = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(picker.getByText('A post can have up to 20 links.')).toBeVisible());
    await expect(picker.getByRole('button', { name: 'Add Cloudstep Runner' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A pasted address is added at once; a wrong one stays in the field with its error. */
export const Addresses: Story = {
  parameters: { visual: { disable: true } },
  render: function Adding(args) {
    const [added, setAdded] = useState<string[]>([]);
    return (
      <LinkPicker
        {...args}
        linkCount={added.length}
        onAddressAdd={(address) => {
          if (!address.startsWith('https://')) return 'Enter a link that starts with http:// or https://.';
          setAdded([address, ...added]);
          return undefined;
        }}
        pasted={added.map((url) => <LinkRow key={url} link={{ url, name: '' }} previewStatus="loading" />)}
      />
    );
  },
  play: async () => {
    const picker = within(await screen.findByRole('dialog'));
    const field = picker.getByRole('textbox', { name: 'Product link' });
    await userEvent.click(field);
    await userEvent.keyboard('coat{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.paste('https://shop.example/coat');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(picker.getByText('1 link')).toBeVisible());
    await userEvent.keyboard('https://shop.example/boots');
    await userEvent.click(picker.getByRole('button', { name: 'Add link' }));
    await expect(picker.getByText('2 links')).toBeVisible();
    await expect(picker.getAllByText('Loading preview')).toHaveLength(2);
  },
};
