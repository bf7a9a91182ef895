import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';

const empty = { username: '', email: '', password: '' };

const meta: Meta<typeof AuthForm> = {
  title: 'Session/AuthForm',
  component: AuthForm,
  args: {
    mode: 'login',
    onModeChange: fn(),
    values: empty,
    onValuesChange: fn(),
    errors: {},
    onSubmit: fn(),
    busy: false,
    usernameHint: '3 to 30 characters',
    passwordHint: '8 characters or more',
    forgotPasswordHref: '/forgot-password',
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AuthForm>;

function Controlled(args: AuthFormProps) {
  const [mode, setMode] = useState(args.mode);
  const [values, setValues] = useState(args.values);
  return <AuthForm {...args} mode={mode} onModeChange={setMode} values={values} onValuesChange={setValues} />;
}

export const Login: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login' })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Login' })).toBeChecked();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Username'), 'mina.k');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(password, 'a secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    password.blur();
  },
};

/** The registration form keeps typed values, and also asks for an email address. */
export const Register: Story = {
  args: { values: { ...empty, username: 'mina.k' } },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Create Account' }));
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toHaveAttribute('type', 'submit');
    await expect(canvas.getByLabelText('Username')).toHaveValue('mina.k');
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('3 to 30 characters');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.queryByRole('link')).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** After each attempt, the first invalid field gets the focus once, never while the user types. */
export const FieldErrors: Story = {
  args: { mode: 'register' },
  render: function Failing(args) {
    const [tried, setTried] = useState(false);
    const [values, setValues] = useState(empty);
    const errors = {
      email: 'Please enter a valid email address.',
      password: values.username ? 'At least 8 characters, and not your name.' : 'At least 8 characters.',
    };
    return (
      <AuthForm
        {...args}
        values={values}
        onValuesChange={setValues}
        errors={tried ? errors : {}}
        onSubmit={() => setTried(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Create Account' });
    const email = canvas.getByLabelText('Email');
    await userEvent.click(submit);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await userEvent.type(canvas.getByLabelText('Username'), 'mina');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.click(submit);
    await expect(email).toHaveFocus();
  },
};

export const FormError: Story = {
  args: {
    values: { ...empty, username: 'mina.k', password: 'a secret' },
    errors: { form: 'Operation failed.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Operation failed.');
  },
};

/** While busy, Enter does not submit again. */
export const Busy: Story = {
  args: { values: { ...empty, username: 'mina.k', password: 'a secret' }, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { mode: 'register', errors: { form: 'This username is already taken. Please choose another one.' } },
};
