import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { ToastRegion } from '../../controls/Toasts/ToastRegion.tsx';
import { Toasts } from '../../controls/Toasts/Toasts.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.tsx';
import { harbourPost, video } from '../post-viewer.fixtures.ts';
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

/** What is said has two lines; over 70 characters it can be unfolded, whether or not it fills them (1 §2, D74). */
export const Caption: Story = {
  parameters: { visual: { disable: true } },
  render: function Both(args) {
    const [content, setContent] = useState('x '.repeat(35));
    return (
      <>
        <PostViewer {...args} post={{ ...harbourPost, content }} />
        {/* Reached by the test alone. */}
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

/** However much is unfolded, the comments below it keep the larger part. */
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

/** What stands in the panel scrolls alone, what is hidden in it for the eye as well: nothing can push the post out of its frame. */
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

/** Said as any browser can: those without a touch screen have no `Touch`. */
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

/** On a phone, a stroke of 100 px up or down leads to another post; one to the side is for the media (1 §9, D45). */
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
    screen.getByRole('button', { name: 'Previous picture or video' }).click();
    await screen.findByText('1 / 3');
    await waitFor(() => expect(track.scrollLeft).toBe(0));
    stroke(picture, { from: [200, 300], to: [200, 200] });
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await expect(args.onPrevious).not.toHaveBeenCalled();
    unfocus();
  },
};

/** The wheel steps too: 50 px are one post, however long it runs on (1 §9, D45). */
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

/** On a phone, comments and links lie over the foot; they take the focus and give it back. */
export const PanelOnAPhone: Story = {
  ...phone,
  render: function Kept(args) {
    const [panel, setPanel] = useState<PostPanel | null>(null);
    return <PostViewer {...args} panel={panel} onPanelChange={setPanel} />;
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(button(/^Links/));
    await waitFor(() => expect(button('Close links')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(/^Links/)).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
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
          name: /^(Like|Save|Share|Comments|Links|Close)/,
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

/** Messages that come while a post is open lie over its picture. */
export const ClearOfMessages: Story = underMessage('desktop');
export const ClearOfMessagesOnAPhone: Story = underMessage('mobile1');

/** Below comments or links that lie over the post, its video stands still; it goes on once they are closed. */
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

/** Its owner sees who likes it, and has nothing to save. */
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

/** What is kept from people who want no such content is covered until they say otherwise. */
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
