import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Post } from '@vitrine/api';
import { createServices, type Services, ServicesProvider, useCommentCount } from '@vitrine/hooks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OthersPostOptions } from '../posts/OthersPostOptions.tsx';
import { SignInPrompt } from '../session/SignInPrompt.tsx';
import { useNoClosedLayers } from '../shell/layers/layer-entries.ts';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { PostComments } from './PostComments.tsx';

const commentOf = (id: string, given: object = {}) => ({
  id,
  userId: 'jun',
  postId: 'p1',
  content: `Comment ${id}`,
  createdAt: '2026-11-22T12:00:00.000Z',
  username: 'jun.park',
  profilePictureUrl: null,
  ...given,
});

let services: Services;
let comments: object[];
let refusal: { status: number; error: string; code: string } | undefined;
const said: string[] = [];
const reported: unknown[] = [];
let isOut: boolean;
/** Until it settles, requests that change data get no response. */
let held: Promise<void> | undefined;

const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  if (init?.method === 'POST') await held;
  if (isOut) throw new TypeError('Failed to fetch');
  if (String(input).includes('/api/moderation/report')) {
    reported.push(JSON.parse(String(init?.body)));
    return Response.json({ reported: true });
  }
  if (!String(input).includes('/api/post/comment')) return Response.json({});
  if (init?.method !== 'POST') return Response.json({ comments });
  if (refusal) return Response.json(refusal, { status: refusal.status });
  const { content, clientId } = JSON.parse(String(init.body));
  said.push(content);
  const createdAt = new Date().toISOString();
  const comment = commentOf('9', { content, clientId, createdAt, userId: 'mina' });
  return Response.json({ commentId: '9', comment }, { status: 201 });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  said.length = 0;
  reported.length = 0;
  isOut = false;
  held = undefined;
  refusal = undefined;
  comments = [commentOf('1'), commentOf('2', { userId: 'mina', username: 'mina' })];
  services = createServices({ fetch: answer });
});
afterEach(() => {
  cleanup();
  services.session.dispose();
});

const signIn = () =>
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });

function Page() {
  useNoClosedLayers();
  const [isOpen, setOpen] = useState(true);
  return (
    <ToastsProvider>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Close or open
      </button>
      <OthersPostOptions post={post} onDismissed={() => undefined} />
      {isOpen && <PostComments postId="p1" ownerId="jun" />}
      <CommentCount />
      <SignInPrompt />
    </ToastsProvider>
  );
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await screen.findAllByRole('listitem');
}
const post = { id: 'p1', commentCount: 0 } as Post;
const CommentCount = () => <output>{useCommentCount(post)} comments</output>;
const count = () => document.querySelector('output')?.textContent;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const say = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a comment' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send comment' }));
};

test("comments are listed oldest first and counted, and those of the post's author are marked (D51)", async () => {
  signIn();
  await open();
  expect(rows()[0]).toMatch(/jun\.park.*Author.*Comment 1/);
  expect(rows()[1]).toMatch(/You.*Comment 2/);
  expect(count()).toBe('2 comments');
  say('Lovely coat');
  await waitFor(() => expect(rows()[2]).toMatch(/You.*now.*Lovely coat/));
  expect(count()).toBe('3 comments');
  expect(said).toEqual(['Lovely coat']);
});

test('a guest who comments sees the reason to sign in, and the text is sent after the sign-in (1 §6)', async () => {
  await open();
  say('Lovely coat');
  const question = await screen.findByRole('dialog', { name: 'Login Required' });
  expect(within(question).getByText('Login to comment on posts and join the conversation')).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value).toBe('Lovely coat');
  expect(said).toEqual([]);
  services.signInGate.proceed();
  signIn();
  await waitFor(() => expect(said).toEqual(['Lovely coat']));
});

test.each([
  ['too_many_comments', 429, 'You’re commenting too fast. Wait a moment and try again.'],
  ['post_not_found', 404, 'Post not found or could not be loaded'],
])(
  'a refused comment (%s) stays with its reason and can be sent again (D79)',
  async (code, status, error) => {
    signIn();
    await open();
    refusal = { status, error, code };
    say('Lovely coat');
    expect(await screen.findByText(error)).toBeDefined();
    refusal = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Retry: Lovely coat' }));
    await waitFor(() => expect(said).toEqual(['Lovely coat']));
  },
);

test.each([
  ['internal', 'Something went wrong on our side. Try again in a moment.'],
  ['of_another_server', 'This comment wasn’t sent.'],
])(
  'a server error (%s) shows the text of its code, or that the comment was not sent, but never its own text',
  async (code, text) => {
    signIn();
    await open();
    refusal = { status: 500, error: 'Internal trouble', code };
    say('Lovely coat');
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('Internal trouble')).toBeNull();
  },
);

test('a comment that fails after its post was closed is reported (D81) and kept at the post', async () => {
  signIn();
  await open();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  say('Lovely coat');
  fireEvent.click(screen.getByRole('button', { name: 'Close or open' }));
  expect(screen.queryByRole('textbox', { name: 'Add a comment' })).toBeNull();
  isOut = true;
  gate.resolve();
  expect(await screen.findByText('Your comment wasn’t sent. Open the post to try again.')).toBeDefined();
  isOut = false;
  fireEvent.click(screen.getByRole('button', { name: 'Close or open' }));
  const retry = await screen.findByRole('button', { name: 'Retry: Lovely coat' });
  expect(count()).toBe('2 comments');
  fireEvent.click(retry);
  await waitFor(() => expect(said).toEqual(['Lovely coat']));
  await waitFor(() => expect(count()).toBe('3 comments'));
});

test('a comment over the limit shows an error and is not sent', async () => {
  signIn();
  await open();
  say('x'.repeat(1001));
  expect(screen.getByText('A comment can have up to 1,000 characters.')).toBeDefined();
  expect(said).toEqual([]);
});

test('a filtered comment is hidden until the viewer shows it (D88)', async () => {
  comments = [commentOf('1', { filtered: true })];
  await open();
  expect(screen.queryByText('Comment 1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show anyway' }));
  expect(screen.getByText('Comment 1')).toBeDefined();
});

const optionsButton = () => screen.findByRole('button', { name: 'Options for the comment by jun.park' });
async function pressReport() {
  fireEvent.keyDown(await optionsButton(), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
}
const choose = async (question: HTMLElement, why: string) => {
  fireEvent.click(within(question).getByRole('radio', { name: why }));
  fireEvent.click(within(question).getByRole('button', { name: 'Report' }));
};

test('only comments of others can be reported, and a report that fails can be sent again', async () => {
  signIn();
  await open();
  expect(screen.getAllByRole('button', { name: /^Options for the comment/ })).toHaveLength(1);
  await pressReport();
  const question = await screen.findByRole('dialog', { name: 'Report comment' });
  isOut = true;
  await choose(question, 'Harassment or bullying');
  expect(
    await within(question).findByText('Your report couldn’t be sent. Check your connection and try again.'),
  ).toBeDefined();
  isOut = false;
  fireEvent.click(within(question).getByRole('button', { name: 'Report' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reported).toEqual([{ kind: 'comment', id: '1', category: 'harassment' }]);
});

test("another user's post can be reported from its options", async () => {
  signIn();
  await open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Post options' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report post' }));
  await choose(await screen.findByRole('dialog', { name: 'Report post' }), 'Spam or advertising');
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeDefined();
  expect(reported).toEqual([{ kind: 'post', id: 'p1', category: 'spam' }]);
});

test('a guest who reports a comment signs in first and gives the reason afterwards (D85)', async () => {
  await open();
  await pressReport();
  const question = await screen.findByRole('dialog', { name: 'Login Required' });
  expect(within(question).getByText('Login to report this')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Report comment' })).toBeNull();
  services.signInGate.proceed();
  signIn();
  await choose(await screen.findByRole('dialog', { name: 'Report comment' }), 'Spam or advertising');
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(reported).toEqual([{ kind: 'comment', id: '1', category: 'spam' }]);
});

test('a hashtag of a comment leads to its posts; a guest signs in first (2 §6, D18)', async () => {
  comments = [commentOf('1', { content: 'More #Linen, please' })];
  await open();
  const tag = await screen.findByRole('link', { name: '#Linen' });
  expect(tag.getAttribute('href')).toBe('/discover?q=%23linen');
  fireEvent.click(tag);
  const question = await screen.findByRole('dialog', { name: 'Login Required' });
  expect(within(question).getByText('Login to explore hashtags and find posts you love')).toBeDefined();
  expect(services.signInGate.getReason()).toEqual({ kind: 'hashtag', name: 'linen' });
});
