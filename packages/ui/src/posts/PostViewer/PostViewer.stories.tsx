import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { ToastRegion } from '../../controls/Toasts/ToastRegion.tsx';
import { Toasts } from '../../controls/Toasts/Toasts.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.tsx';
import { harbourPost, pictures, video } from '../post-viewer.fixtures.ts';
import { PostViewer } from './PostViewer.tsx';
import type { PostPanel, PostViewerContent, PostViewerFrame, ReadyPost } from './post-viewer-props.ts';

type ReadyProps = PostViewerFrame & ReadyPost;

const meta: Meta<ReadyProps> = {
  title: 'Posts/PostViewer',
  component: PostViewer as ComponentType<ReadyProps>,
  args: {
    status: 'ready',
    post: harbourPost,
    open: true,
    onOpenChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
    liked: true,
    onLikedChange: fn(),
    saved: false,
    onSavedChange: fn(),
    onShare: fn(),
    panel: null,
    onPanelChange: fn(),
    comments: <p>Nobody has said anything yet.</p>,
    links: <p>The coat, the runners.</p>,
    ownerHref: '/user-profile/mina',
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export default meta;
type Story = StoryObj<ReadyProps>;

const phone = { globals: { viewport: { value: 'mobile2' } } };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const unfocus = () => (document.activeElement as HTMLElement).blur();

export const Ready: Story = {
  args: { panel: 'comments' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Post by @mina.k' });
    await expect(within(dialog).getByRole('link', { name: '@mina.k' })).toHaveAttribute(
      'href',
      '/user-profile/mina',
    );
    await userEvent.click(button(/^Like/));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button(/^Save/));
    await expect(args.onSavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(button('Share'));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
    await userEvent.click(button(/^Links/));
    await expect(args.onPanelChange).toHaveBeenLastCalledWith('links');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    unfocus();
  },
};

export const Menu: Story = {
  args: { menu: <IconButton label="Edit" icon={<Icon path={PENCIL} size={20} />} /> },
  play: async ({ step }) => {
    const name = await screen.findByText('@mina.k');
    const edit = button('Edit');
    const placeOf = () => {
      const { x, y, width, height } = name.getBoundingClientRect();
      return { x, y, width, height };
    };
    await step('Its button may come late: no name moves, however long', async () => {
      for (let letters = 1; letters <= 40; letters++) {
        name.textContent = `@${'m'.repeat(letters)}`;
        edit.style.display = 'none';
        const before = placeOf();
        edit.style.display = '';
        await expect(placeOf()).toEqual(before);
      }
    });
    name.textContent = '@mina.k';
  },
};

/**
 * A caption over 70 characters is cut to two lines and can be unfolded, even if it does not fill them (1 §2,
 * D74).
 */
export const Caption: Story = {
  parameters: { visual: { disable: true } },
  render: function Both(args) {
    const [content, setContent] = useState('x '.repeat(35));
    return (
      <>
        <PostViewer {...args} post={{ ...harbourPost, content }} />
        {/* Pressed by the test alone. */}
        <button type="button" data-testid="more" onClick={() => setContent('x '.repeat(35).concat('y'))} />
      </>
    );
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(getComputedStyle(screen.getByText(/^x x/)).webkitLineClamp).toBe('none');
    fireEvent.click(screen.getByTestId('more'));
    await waitFor(() => expect(button('Show more')).toHaveAttribute('aria-expanded', 'false'));
    const words = screen.getByText(/^x x/);
    await expect(getComputedStyle(words).webkitLineClamp).toBe('2');
    await userEvent.click(button('Show more'));
    await expect(getComputedStyle(words).webkitLineClamp).toBe('none');
    await expect(button('Show less')).toHaveFocus();
    unfocus();
  },
};

/** Hashtags of a caption are links. One in the folded part unfolds the caption when it gets the focus. */
export const CaptionWithHashtags: Story = {
  parameters: { visual: { disable: true } },
  args: {
    post: {
      ...harbourPost,
      content: `#linen ${'by the harbour, '.repeat(20)} #wool`,
      links: [
        { start: 0, end: 6, href: '/discover?q=%23linen' },
        { start: 328, end: 333, href: '/discover?q=%23wool' },
      ],
    },
    onCaptionLinkOpen: fn((_, event) => event.preventDefault()),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const [linen, wool] = screen.getAllByRole('link', { name: /^#/ });
    await expect(wool).toHaveTextContent('#wool');
    await userEvent.click(linen!);
    await expect(args.onCaptionLinkOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ href: '/discover?q=%23linen' }),
      expect.anything(),
    );
    await waitFor(() => expect(button('Show more')).toBeVisible());
    wool!.focus();
    await waitFor(() => expect(button('Show less')).toBeVisible());
    unfocus();
  },
};

/** Comments below a long unfolded caption keep the larger part. */
export const UnfoldedBesideComments: Story = {
  args: { panel: 'comments', post: { ...harbourPost, content: `${harbourPost.content}\n\n`.repeat(14) } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(button('Show more'));
    const comments = within(dialog).getByRole('group', { name: 'Comments' }).getBoundingClientRect();
    const words = screen.getByText(/^Two days/).parentElement!;
    await expect(comments.height).toBeGreaterThan(words.clientHeight);
    await expect(comments.bottom).toBeLessThanOrEqual(button(/^Like/).getBoundingClientRect().top);
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight);
    unfocus();
  },
};

/** Only the panel scrolls, including its visually hidden text. The post stays in its frame. */
export const LongPanel: Story = {
  parameters: { visual: { disable: true } },
  args: {
    panel: 'links',
    links: Array.from({ length: 40 }, (_, place) => `Link ${place + 1}`).map((link) => (
      <p key={link}>
        <a href="https://shop.example">
          {link} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    screen.getByText(/^Link 40/).scrollIntoView({ block: 'start' });
    const scrolled = [...dialog.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
    await expect(scrolled).toHaveLength(1);
    unfocus();
  },
};

interface Stroke {
  from: [number, number];
  to: [number, number];
}

/** Dispatches plain events, because browsers without a touch screen have no `Touch`. */
function stroke(target: Element, { from, to }: Stroke) {
  const say = (type: string, [clientX, clientY]: [number, number], isDown = true) => {
    const fingers = [{ identifier: 1, target, clientX, clientY }];
    const event = new Event(type, { bubbles: true, cancelable: true });
    fireEvent(target, Object.assign(event, { touches: isDown ? fingers : [], changedTouches: fingers }));
  };
  say('touchstart', from);
  say('touchmove', to);
  say('touchend', to, false);
}

/**
 * On a phone, a vertical stroke of 100 px leads to another post; horizontal ones are for the media (1 §9,
 * D45).
 */
export const OnAPhone: Story = {
  ...phone,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const picture = screen.getByRole('img', { name: 'Boats in a harbour' });
    stroke(picture, { from: [200, 300], to: [200, 201] });
    stroke(picture, { from: [300, 300], to: [100, 300] });
    const track = picture.closest('section')!.firstElementChild!;
    await screen.findByText('2 / 3');
    await expect(args.onNext).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Previous photo or video' }).click();
    await screen.findByText('1 / 3');
    await waitFor(() => expect(track.scrollLeft).toBe(0));
    stroke(picture, { from: [200, 300], to: [200, 200] });
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await expect(args.onPrevious).not.toHaveBeenCalled();
    unfocus();
  },
};

/** The wheel steps after 50 px, by one post however far it runs on (1 §9, D45). */
export const Wheel: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const picture = screen.getByRole('img', { name: 'Boats in a harbour' });
    fireEvent.wheel(picture, { deltaY: 49 });
    await expect(args.onNext).not.toHaveBeenCalled();
    fireEvent.wheel(picture, { deltaY: 1 });
    fireEvent.wheel(picture, { deltaY: 400 });
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

/** On a phone, comments and links cover the bottom of the post. They take the focus and return it. */
export const PanelOnAPhone: Story = {
  ...phone,
  render: function Kept(args) {
    const [panel, setPanel] = useState<PostPanel | null>(null);
    return <PostViewer {...args} panel={panel} onPanelChange={setPanel} />;
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    for (const opener of [/^Links/, '2 product links']) {
      await userEvent.click(button(opener));
      await waitFor(() => expect(button('Close links')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button(opener)).toHaveFocus());
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    }
    await userEvent.click(button(/^Links/));
    await waitFor(() => expect(button('Close links')).toHaveFocus());
    unfocus();
  },
};

const underMessage = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <>
      <PostViewer {...args} />
      <ToastRegion>
        <Toasts
          messages={[{ id: 'like', text: 'Failed to like post: @mina.k', durationMs: 3_600_000 }]}
          onDismiss={fn()}
        />
      </ToastRegion>
    </>
  ),
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    const caption = within(dialog).getByText(/^Two days by the harbour/);
    const clear = () =>
      waitFor(async () => {
        const message = screen.getByText('Failed to like post: @mina.k').closest('li');
        const toast = message!.getBoundingClientRect();
        const needed = within(dialog).getAllByRole('button', {
          name: /^(Like|Save|Share|Comments|Links|Close|2 product links)/,
        });
        for (const element of [caption, ...needed]) {
          const { top, right, bottom, left } = element.getBoundingClientRect();
          const isClear =
            bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
          await expect(`${element.ariaLabel ?? element.textContent}: ${isClear}`).toMatch(/true$/);
        }
      });
    await step('What can be done with it, and its caption, are seen', clear);
    unfocus();
  },
});

/** Messages cover neither the caption nor the buttons of an open post. */
export const ClearOfMessages: Story = underMessage('desktop');
export const ClearOfMessagesOnAPhone: Story = underMessage('mobile1');

const rectOf = (element: Element) => element.getBoundingClientRect();
/** The place of the media, which the carousel fills. */
const mediaOf = (dialog: HTMLElement) =>
  within(dialog)
    .getByRole('region', { name: /^Photos and videos/ })
    .getBoundingClientRect();

const linksInSight = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { visual: { disable: true } },
  args: { panel: null },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const strip = button('2 product links');
    // The dialog grows as it opens.
    await waitFor(() => expect(rectOf(strip).height).toBeGreaterThanOrEqual(44));
    await waitFor(() => expect(rectOf(dialog).bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(rectOf(strip).top).toBeGreaterThanOrEqual(
      rectOf(within(dialog).getByText(/^Two days/)).bottom,
    );
    await expect(rectOf(strip).bottom).toBeLessThanOrEqual(rectOf(button(/^Like/)).top);
    await userEvent.click(strip);
    await expect(args.onPanelChange).toHaveBeenLastCalledWith('links');
    unfocus();
  },
});

/** The links of a post are told below its caption, on every screen. */
export const LinksInSightOnAPhone = linksInSight('390');
export const LinksInSightOnATablet = linksInSight('768');
export const LinksInSightOnALaptop = linksInSight('1280');

const tablet = { globals: { viewport: { value: '768' } } };
const media = (place: number) => ({ ...harbourPost, media: pictures.slice(place) });

/** Upright media take the height of an upright tablet, and comments cover their lower part. */
export const OnATablet: Story = {
  ...tablet,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(rectOf(button(/^Like/)).bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(mediaOf(dialog).height).toBeGreaterThan(window.innerHeight / 2);
    await expect(mediaOf(dialog).width).toBe(window.innerWidth);
    unfocus();
  },
};

/** Wide media have the width of an upright tablet without bands, and comments stand below. */
export const WideOnATablet: Story = {
  ...tablet,
  args: { panel: 'comments', post: media(1) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(mediaOf(dialog).width).toBe(window.innerWidth));
    const { width, height, bottom } = mediaOf(dialog);
    await expect(width / height).toBeCloseTo(1.8, 1);
    const comments = within(dialog).getByRole('group', { name: 'Comments' });
    await expect(rectOf(comments).top).toBeGreaterThan(bottom);
    await expect(rectOf(comments).bottom).toBeLessThanOrEqual(rectOf(button(/^Like/)).top);
    unfocus();
  },
};

/** On a phone, wide media are no wider than the window. */
export const WideOnAPhone: Story = {
  globals: { viewport: { value: '390' } },
  args: { post: media(1) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(mediaOf(dialog).width).toBe(window.innerWidth));
    unfocus();
  },
};

/** A video pauses while comments or links cover the post, and then goes on. */
export const VideoBelowASheet: Story = {
  ...phone,
  parameters: { visual: { disable: true } },
  args: { post: { ...harbourPost, media: [video] } },
  render: function Kept(args) {
    const [panel, setPanel] = useState<PostPanel | null>(null);
    return <PostViewer {...args} panel={panel} onPanelChange={setPanel} />;
  },
  play: async () => {
    const element = (await screen.findByLabelText('Waves')) as HTMLVideoElement;
    await element.play();
    await userEvent.click(button(/^Comments/));
    await waitFor(() => expect(element.paused).toBe(true));
    await userEvent.click(button('Close comments'));
    await waitFor(() => expect(element.paused).toBe(false));
    element.pause();
    unfocus();
  },
};

/** The owner has a list of likes, and no save button. */
export const Own: Story = {
  args: { onLikedChange: undefined, onSavedChange: undefined, onLikesOpen: fn() },
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(button(/^Likes/));
    await expect(args.onLikesOpen).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    unfocus();
  },
};

/** A post that may be unwelcome is covered until the viewer shows it. */
export const Filtered: Story = {
  args: { post: { ...harbourPost, filtered: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByText(/Two days/)).toBeNull();
    await waitFor(() => expect(button('Show anyway')).toBeVisible());
    unfocus();
  },
};

const instead = (content: PostViewerContent): Story => ({
  render: ({ open, onOpenChange }) => <PostViewer open={open} onOpenChange={onOpenChange} {...content} />,
  play: async () => {
    await screen.findByRole('dialog');
    unfocus();
  },
});

export const Loading = instead({ status: 'loading' });

export const NotFound: Story = {
  ...instead({ status: 'missing' }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Post not found or could not be loaded' });
    unfocus();
  },
};

export const Failed = instead({ status: 'error', onRetry: fn() });
