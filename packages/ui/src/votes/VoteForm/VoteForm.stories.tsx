import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { overcoat, runner } from '../../products/products.fixtures.ts';
import type { VoteDraft } from '../vote-draft.ts';
import { VoteForm } from './VoteForm.tsx';

const products: VoteDraft = {
  question: 'Which one?',
  options: [runner, overcoat].map(({ id, name, picture, price }) => ({
    kind: 'product',
    id,
    productId: id,
    caption: name,
    picture,
    detail: `$${price}.00`,
  })),
};

const meta = {
  title: 'Votes/VoteForm',
  component: VoteForm,
  args: { onStart: fn(), onValueChange: fn(), onProductAdd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Two products and a question are enough to start. */
export const Products: Story = {
  args: { defaultValue: products, room: 'October wedding' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Vote in October wedding' }));
    await expect(args.onStart).toHaveBeenCalledWith(products);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Specified alerts stand in the app's own dialog (D66), and the focus goes to what is missing. */
export const Alerts: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start Vote' });
    const answer = async (name: string) => {
      await userEvent.click(start);
      await screen.findByRole('alertdialog', { name });
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Please enter a vote title');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Which one?');
    await answer('Please add at least 2 options to create a vote');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await answer('Please fill in both caption and image URL');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Address of the photo' }),
      'https://a.example/red-dress.jpg',
    );
    await answer('Please fill in both caption and URL');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'https://shop.example/coat');
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledWith({
      question: 'Which one?',
      options: [
        expect.objectContaining({ caption: 'red dress' }),
        expect.objectContaining({ caption: 'Link: shop.example', title: 'shop.example' }),
      ],
    });
  },
};

/** Nothing is sent while a text is too long: the focus goes to it, and what is folded opens (2 §9). */
export const TooLong: Story = {
  args: {
    defaultValue: {
      question: 'é'.repeat(201),
      options: ['a', 'b'].map((id) => ({
        kind: 'link' as const,
        id,
        caption: 'Coat',
        url: `https://shop.example/${id}`,
        title: '',
        description: id === 'b' ? 'é'.repeat(201) : '',
        linkImage: '',
      })),
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start Vote' });
    await userEvent.click(start);
    const question = canvas.getByRole('textbox', { name: 'Question' });
    await expect(question).toHaveFocus();
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.click(start);
    await expect(canvas.getAllByRole('textbox', { name: /^Description/ })[1]).toHaveFocus();
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** An option that is there twice says so, gets the focus, and keeps the rest (2 §2.4). */
export const TheSameTwice: Story = {
  args: {
    defaultValue: {
      question: 'Which coat?',
      options: ['a', 'b'].map((id) => ({
        kind: 'link' as const,
        id,
        caption: 'Camel',
        url: 'https://shop.example/coat',
        title: '',
        description: '',
        linkImage: '',
      })),
    },
  },
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start Vote' });
    await userEvent.click(start);
    const said = await canvas.findByText('This is the same as option 1.');
    const address = canvas.getAllByRole('textbox', { name: 'Address' })[1]!;
    await expect(address).toHaveFocus();
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.type(address, '/black');
    await expect(said).not.toBeInTheDocument();
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://shop.example/coat');
    await userEvent.click(start);
    (document.activeElement as HTMLElement).blur();
  },
};

/** With six options, nothing more can be added (2 §2.4). */
export const SixOptions: Story = {
  args: {
    defaultValue: {
      ...products,
      options: Array.from({ length: 6 }, (_, place) => ({ ...products.options[0]!, id: `${place}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove option 6' }));
    await expect(canvas.getByRole('button', { name: 'Add a photo' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

const photo = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="88" height="110"><rect width="88" height="110" fill="#E9E2D8"/><circle cx="44" cy="55" r="26" fill="#A78BC9"/></svg>',
  ],
  'coat.svg',
  { type: 'image/svg+xml' },
);

export const Written: Story = {
  args: {
    defaultValue: {
      question: 'Which coat?',
      options: [
        { kind: 'photo', id: 'a', caption: 'The lilac one', imageUrl: '', file: photo },
        {
          kind: 'link',
          id: 'b',
          caption: 'The camel one',
          url: 'https://shop.example/coat',
          title: '',
          description: '',
          linkImage: '',
        },
      ],
    },
  },
};

/** A vote that was not created keeps all that was written (D79). */
export const Failed: Story = {
  args: { defaultValue: products, error: 'Failed to create vote. Please try again.' },
};

export const OnAPhone: Story = { args: { ...Written.args }, globals: { viewport: { value: 'mobile1' } } };
