import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { never, Refusal } from './fake-server.ts';
import { takeUploads } from './fake-storage.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { people } from './people.ts';
import { products } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const taken = () => ({ uploadUrl: 'https://storage.example/', key: crypto.randomUUID() });

const meta = {
  title: 'Pages/Composer',
  component: WholePage,
  tags: ['!autodocs'],
  args: {
    answers: { ...people, posts: { ...people.posts, askUpload: taken } },
    viewer: 'person',
    address: '/create',
  },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
  beforeEach: takeUploads,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pictureFile = async (place: number): Promise<File> => {
  const picture = await (await fetch(products[place]?.imageUrl ?? '')).blob();
  return new File([picture], `picture-${place}.webp`, { type: 'image/webp' });
};

/** Chooses pictures, as from the gallery of a phone. */
async function choosePictures(canvasElement: HTMLElement, places: number[]) {
  const field = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no field for files yet.');
    return found;
  });
  const chosen = new DataTransfer();
  for (const file of await Promise.all(places.map(pictureFile))) chosen.items.add(file);
  field.files = chosen.files;
  fireEvent.change(field);
}

const publishIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Publish' });

const empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New post' })).toBeVisible();
    await expect(await publishIn(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};
export const EmptyOnAPhone = onWidth(390, empty);
export const EmptyOnADesktop = onWidth(1280, empty);

const withPictures: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choosePictures(canvasElement, [1, 4, 9]);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Caption' }), 'Found on a Sunday.');
    const publish = await publishIn(canvasElement);
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-disabled'));
    (document.activeElement as HTMLElement).blur();
  },
};
export const WithPicturesOnAPhone = onWidth(390, withPictures);
export const WithPicturesOnADesktop = onWidth(1280, withPictures);

const uploading: Story = {
  args: { answers: { ...people, posts: { ...people.posts, askUpload: never } } },
  play: async ({ canvas, canvasElement }) => {
    await choosePictures(canvasElement, [1, 4, 9]);
    await waitFor(() => expect(canvas.getAllByRole('progressbar')[0]).toBeVisible());
    await expect(await publishIn(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};
export const UploadingOnAPhone = onWidth(390, uploading);
export const UploadingOnADesktop = onWidth(1280, uploading);

const failed: Story = {
  args: {
    answers: {
      ...people,
      posts: {
        ...people.posts,
        askUpload: () => {
          throw new Refusal('storage_full');
        },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choosePictures(canvasElement, [1, 9]);
    await waitFor(() => expect(canvas.getAllByText(/^Upload failed/)).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: /^Retry/ })[0]).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const UploadFailedOnAPhone = onWidth(390, failed);
export const UploadFailedOnADesktop = onWidth(1280, failed);
