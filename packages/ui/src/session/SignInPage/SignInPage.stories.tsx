import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { overcoat } from '../../products/products.fixtures.ts';
import { AppHeader } from '../../site/AppHeader/AppHeader.tsx';
import { BottomBar } from '../../site/BottomBar/BottomBar.tsx';
import { navItems } from '../../site/site.fixtures.tsx';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { SignInPage, type SignInPageProps } from './SignInPage.tsx';

const picture = overcoat.picture ?? { src: '' };

const meta: Meta<typeof SignInPage> = {
  title: 'Session/SignInPage',
  component: SignInPage,
  args: {
    brandName: 'Vitrine',
    homeHref: '/',
    onClose: fn(),
    find: { picture, username: 'jun' },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (args) => <WithForm {...args} />,
};
export default meta;
type Story = StoryObj<typeof SignInPage>;

function WithForm(args: SignInPageProps) {
  const [mode, setMode] = useState<'login' | 'register'>('login');
  const [values, setValues] = useState({ username: '', email: '', password: '' });
  return (
    <>
      <AppHeader brandName="Vitrine" homeHref="/" items={navItems} />
      <SignInPage {...args}>
        <AuthForm
          mode={mode}
          onModeChange={setMode}
          values={values}
          onValuesChange={setValues}
          errors={{}}
          onSubmit={fn()}
          busy={false}
          usernameHint="3 to 30 characters"
          passwordHint="8 characters or more"
        />
      </SignInPage>
      <BottomBar items={navItems} />
    </>
  );
}

/** Somebody's find beside the form. The bars of other pages are hidden. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Follow good', { exact: false })).toHaveTextContent('Follow good taste');
    await waitFor(() => expect(canvas.getByText('Found by @jun')).toBeVisible());
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Vitrine' })).toHaveAttribute('href', '/');
    const leftOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);
    await expect(leftOf(canvas.getByRole('link', { name: 'Vitrine' }))).toBe(
      leftOf(canvas.getByRole('form', { name: 'Login' })),
    );
    const topOfSwitch = () => canvas.getByRole('radiogroup').getBoundingClientRect().top;
    const before = topOfSwitch();
    await userEvent.click(canvas.getByRole('radio', { name: 'Create Account' }));
    await expect(canvas.getByLabelText('Email')).toBeInTheDocument();
    await expect(topOfSwitch()).toBe(before);
    await userEvent.click(canvas.getByRole('radio', { name: 'Login' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** On a phone, the picture takes the height that the form leaves; the finder stands above its product. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [face] = canvas.getAllByText('Found by @jun');
    const form = canvas.getByRole('form', { name: 'Login' });
    await expect(face!.getBoundingClientRect().bottom).toBeLessThan(form.getBoundingClientRect().top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** A keyboard on the screen folds the picture away. */
export const WithAKeyboard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Login' });
    const page = canvas.getByText('Follow good', { exact: false }).parentElement!;
    page.style.setProperty('--vitrine-keyboard-inset', '300px');
    await waitFor(() => expect(form.getBoundingClientRect().top).toBeLessThan(160));
    page.style.setProperty('--vitrine-keyboard-inset', '0px');
    await waitFor(() => expect(form.getBoundingClientRect().top).toBeGreaterThan(160));
  },
};

/** Without a picture its place stays, so that nothing moves when it arrives. */
export const BeforeThePicture: Story = { args: { find: undefined } };

export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { find: { picture, username: 'unpronounceabilityunpronounceability' } },
};

/** Counterexample: a picture of nobody. */
export const OfNobody: Story = {
  tags: ['!dev', '!test'],
  args: { find: { picture, username: '' } },
};
