import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { FakeAnswers } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Whole pages',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: shopFor('guest'), viewer: 'guest' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const seesCard = (name: string) =>
  waitFor(() => expect(screen.getAllByRole('link', { name: new RegExp(name) })[0]).toBeVisible());

const landing: Story = {
  args: { address: '/' },
  play: () => seesCard('Bias-Cut Midi Dress'),
};
export const LandingOnAPhone = onWidth(390, landing);
export const LandingOnATablet = onWidth(768, landing);
export const LandingOnADesktop = onWidth(1280, landing);

const results: Story = {
  args: { address: '/results?q=dress+under+100' },
  play: () => seesCard('Tiered Maxi Dress'),
};
export const ResultsOnAPhone = onWidth(390, results);
export const ResultsOnATablet = onWidth(768, results);
export const ResultsOnADesktop = onWidth<Story>(1280, {
  ...results,
  play: async ({ canvas }) => {
    await seesCard('Tiered Maxi Dress');
    await expect(canvas.getByRole('button', { name: 'Brands' })).toBeVisible();
  },
});

const product: Story = {
  args: { address: '/product/story1' },
  play: async () => {
    const title = await screen.findByRole('heading', { level: 2, name: 'Bias-Cut Midi Dress' });
    await waitFor(() => expect(title).toBeVisible());
    await screen.findByRole('region', { name: 'More like this' });
    await seesCard('Double-Faced Wool Coat');
  },
};
export const ProductOnAPhone = onWidth(390, product);
export const ProductOnATablet = onWidth(768, product);
export const ProductOnADesktop = onWidth(1280, product);

const someone = { name: null, profilePicture: null, isFollowing: false };
const ofMina: FakeAnswers = {
  ...shopFor('person'),
  profile: {
    get: () => ({
      id: 'mina',
      username: 'mina.k',
      name: 'Mina Kovač',
      bio: 'Trainers, good coats and one bag at a time. Zagreb.',
      profilePicture: null,
      coverPhoto: null,
      followerCount: 12_480,
      followingCount: 312,
      postCount: 86,
      isFollowing: false,
      email: 'mina.k@example.com',
      emailVerified: true,
      birthday: '05/14/1997',
      gender: 'female',
      country: 'Germany',
    }),
  },
  moderation: {
    blocked: () => ({
      users: [
        { ...someone, id: 'bo', username: 'bo.sells' },
        { ...someone, id: 'kai', username: 'kai_99' },
      ],
    }),
  },
};

const cart: Story = {
  args: { address: '/cart', viewer: 'person', answers: ofMina },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total')).toBeVisible();
    await seesCard('Fisherman Sweater');
    await expect(await canvas.findByRole('link', { name: 'Your profile, @mina.k' })).toBeVisible();
  },
};
export const CartOnAPhone = onWidth(390, cart);
export const CartOnATablet = onWidth(768, cart);
export const CartOnADesktop = onWidth(1280, cart);

const settings: Story = {
  args: { address: '/settings', viewer: 'person', answers: ofMina },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Mina Kovač/ })).toBeVisible();
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Blocked people\s*2$/ })).toBeVisible();
  },
};
export const SettingsOnAPhone = onWidth(390, settings);
export const SettingsOnADesktop = onWidth(1280, settings);

const editProfile: Story = {
  args: { address: '/edit-profile', viewer: 'person', answers: ofMina },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Marić');
    name.blur();
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
  },
};
export const EditProfileOnAPhone = onWidth(390, editProfile);
export const EditProfileOnATablet = onWidth(768, editProfile);
export const EditProfileOnADesktop = onWidth(1280, editProfile);
