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

/** The row links to the person; its button does not. */
export const Followable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mina Kovač @mina.k' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow @mina.k' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** A person without name and picture. */
export const UsernameOnly: Story = {
  args: { person: lea!, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@lea_v' })).toBeVisible();
  },
};

/** Long names end in an ellipsis; the button stays in place. */
export const LongNames: Story = { args: { person: long! } };

/** A right-to-left name. */
export const OtherDirection: Story = { args: { person: nour! } };

/** Without `href` the person is plain text. */
export const NoLink: Story = {
  args: { href: undefined, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The focus ring surrounds the whole row. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** With large text on a phone, the button wraps, and the name stays readable. */
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
