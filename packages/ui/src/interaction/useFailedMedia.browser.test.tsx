import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MediaCarousel } from '../posts/MediaCarousel/MediaCarousel.tsx';
import { ProductPicture } from '../products/ProductPicture/ProductPicture.tsx';
import { removeShown, show } from './show.fixtures.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

afterEach(removeShown);

const picture = () => page.getByRole('img', { name: 'Kettle' });
const failPicture = async () => {
  await expect.element(picture()).toBeInTheDocument();
  picture().element().dispatchEvent(new Event('error'));
  await expect.element(picture()).not.toBeInTheDocument();
};

test.each([
  { what: 'a product', content: <ProductPicture src={PIXEL} alt="Kettle" /> },
  {
    what: 'a post',
    content: (
      <MediaCarousel
        label="Media"
        media={[{ id: 'a', kind: 'image', src: PIXEL, alt: 'Kettle', width: 4, height: 5 }]}
      />
    ),
  },
])('the failed picture of $what is asked for again when the network returns', async ({ content }) => {
  show(content);
  await failPicture();
  window.dispatchEvent(new Event('online'));
  await expect.element(picture()).toBeInTheDocument();
});

test('a failed picture is asked for again when it comes back into view, and not before', async () => {
  show(
    <div style={{ height: 5000 }}>
      <ProductPicture src={PIXEL} alt="Kettle" style={{ width: 100, height: 100 }} />
    </div>,
  );
  await failPicture();
  const seen = vi.fn();
  const observer = new IntersectionObserver(seen);
  observer.observe(document.querySelector('svg') as Element);
  window.scrollTo(0, 4000);
  await vi.waitFor(() =>
    expect(seen).toHaveBeenLastCalledWith([expect.objectContaining({ isIntersecting: false })], observer),
  );
  await expect.element(picture()).not.toBeInTheDocument();
  window.scrollTo(0, 0);
  await expect.element(picture()).toBeInTheDocument();
  observer.disconnect();
});
