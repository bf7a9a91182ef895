import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NewItemsPill } from './NewItemsPill.tsx';

const meta: Meta<typeof NewItemsPill> = {
  title: 'Controls/NewItemsPill',
  component: NewItemsPill,
  args: { shown: true, onShow: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NewItemsPill>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    const pill = canvas.getByRole('button', { name: 'New posts' });
    await expect(pill.getBoundingClientRect().height).toBe(44);
    await userEvent.click(pill);
    await expect(args.onShow).toHaveBeenCalledOnce();
    pill.blur();
  },
};

export const AtTheEnd: Story = { args: { align: 'end', label: 'New messages' } };

/** The pill appears without moving anything, is announced, and gives its focus to the first new item. */
export const Appearing: Story = {
  parameters: { visual: { disable: true } },
  render: function Appears(args) {
    const [isShown, setShown] = useState(false);
    const [posts, setPosts] = useState(['A coat']);
    const list = useRef<HTMLUListElement>(null);
    return (
      <>
        <NewItemsPill
          {...args}
          shown={isShown}
          onShow={() => {
            setShown(false);
            setPosts((before) => ['A hat', ...before]);
          }}
          focusAfter={() => list.current?.querySelector('a') ?? null}
        />
        <ul ref={list}>
          {posts.map((post) => (
            <li key={post}>
              <a href="#post">{post}</a>
            </li>
          ))}
        </ul>
        <Button onClick={() => setShown(true)}>Publish elsewhere</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const status = canvas.getByRole('status');
    const { top } = list.getBoundingClientRect();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish elsewhere' }));
    await expect(status).toHaveTextContent('New posts');
    await expect(list.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'New posts' }));
    await expect(canvas.getByRole('link', { name: 'A hat' })).toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
  },
};
