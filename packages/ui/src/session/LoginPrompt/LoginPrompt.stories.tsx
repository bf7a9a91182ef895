import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LoginPrompt } from './LoginPrompt.tsx';

const meta: Meta<typeof LoginPrompt> = {
  title: 'Session/LoginPrompt',
  component: LoginPrompt,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Please Login',
    message: 'Login to like products, discover new products, and share your favorites!',
    people: [{ username: 'jun' }, { username: 'mina.k' }, { username: 'lea.v' }],
    onSignIn: fn(),
    onCreateAccount: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
};
export default meta;
type Story = StoryObj<typeof LoginPrompt>;

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', {
      name: 'Please Login',
      description: 'Login to like products, discover new products, and share your favorites!',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'New user? Create account' }));
    await expect(args.onCreateAccount).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Each face has its place from the start. */
export const BeforeTheFaces: Story = { args: { people: [] } };

export const LongMessageOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Sign Up to Continue',
    people: undefined,
    message:
      "You've reached the limit of 3 product links as a guest. Sign up to continue exploring unlimited products!",
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Sign Up to Continue', description: args.message });
  },
};
