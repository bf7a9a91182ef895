import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FollowButton } from '../../follow/FollowButton/FollowButton.tsx';
import { people } from '../people.fixtures.ts';
import { PersonRow } from './PersonRow.tsx';

const [mina, , lea, long, nour] = people;

const meta: Meta<typeof PersonRow> = {
  title: 'Profile/PersonRow',
  component: PersonRow,
  args: {
    person: mina!,
    href: '/user-profile/1',
    onOpen: fn((event) => event.preventDefault()),
    action: <FollowButton username="mina.k" emphasis="soft" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PersonRow>;

/** The row leads to the person, its button does not. */
export const Followable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mina Kovač @mina.k' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow @mina.k' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** Who has given no name and no picture. */
export const UsernameOnly: Story = {
  args: { person: lea!, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@lea_v' })).toBeVisible();
  },
};

/** What is too long ends in an ellipsis; the button keeps its place. */
export const LongNames: Story = { args: { person: long! } };

/** A name that is written from right to left. */
export const OtherDirection: Story = { args: { person: nour! } };

/** Nowhere to go: the person is text. */
export const NoLink: Story = {
  args: { href: undefined, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** With the focus: the ring is around the row. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** As narrow as it gets with large text on a phone: the button goes below, and the name can be read. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Mina Kovač').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(name.bottom);
    await expect(button.right).toBe(canvas.getByRole('button').closest('div')?.getBoundingClientRect().right);
  },
};
