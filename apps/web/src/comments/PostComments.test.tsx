import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OthersPostOptions } from '../posts/OthersPostOptions.tsx';
import { SignInPrompt } from '../session/SignInPrompt.tsx';
import { useNoClosedLayers } from '../shell/layer-entries.ts';
import { ToastsProvider } from '../shell/toasts.tsx';
import { PostComments } from './PostComments.tsx';

const commentOf = (id: string, given: object = {}) => ({
  id,
  user_id: 'jun',
  post_id: 'p1',
  content: `Comment ${id}`,
  created_at: '2026-11-22T12:00:00.000Z',
  username: 'jun.park',
  profile_picture_url: null,
  ...given,
});

let services: Services;
let comments: object[];
let refusal: { status: number; error: string; code: string } | undefined;
const said: string[] = [];
const reported: unknown[] = [];
let isOut: boolean;
/** What is said waits for it. */
let held: Promise<void> | undefined;

/** A server with the comments of a post, which hears reports. */
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
  const created_at = new Date().toISOString();
  const comment = commentOf('9', { content, clientId, created_at, user_id: 'mina' });
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
  comments = [commentOf('1'), commentOf('2', { user_id: 'mina', username: 'mina' })];
  services = createServices({ fetch: answer });
});
afterEach(() => {
  cleanup();
  services.session.dispose();
});

const signIn = () =>
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });

function Page({ onCount }: { onCount(count: number): void }) {
  useNoClosedLayers();
  const [isOpen, setOpen] = useState(true);
  return (
    <ToastsProvider>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Close or open
      </button>
      <OthersPostOptions postId="p1" />
      {isOpen && <PostComments postId="p1" ownerId="jun" onCount={onCount} />}
      <SignInPrompt />
    </ToastsProvider>
  );
}

async function open(onCount = vi.fn()) {
  const router = createMemoryRouter([{ path: '*', element: <Page onCount={onCount} /> }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await screen.findAllByRole('listitem');
  return onCount;
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const say = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Your comment' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send comment' }));
};

test('comments stand the oldest first and are counted; who published the post is told by a word (D51)', async () => {
  signIn();
  const onCount = await open();
  expect(rows()[0]).toMatch(/jun\.park.*Author.*Comment 1/);
  expect(rows()[1]).toMatch(/You.*Comment 2/);
  expect(onCount).toHaveBeenLastCalledWith(2);
  say('Lovely coat');
  await waitFor(() => expect(rows()[2]).toMatch(/You.*now.*Lovely coat/));
  expect(onCount).toHaveBeenLastCalledWith(3);
  expect(said).toEqual(['Lovely coat']);
});

test('a guest is asked to sign in with what it is for, and keeps what was typed (1 §6)', async () => {
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
  ['too_many_comments', 429, 'You are commenting too fast. Please wait a moment and send it again.'],
  ['post_not_found', 404, 'Post not found or could not be loaded'],
])(
  'what the server refuses (%s) stays with its reason, and can be sent again or deleted (D79)',
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
  ['internal', 'Something went wrong on our side. Please try again.'],
  ['of_another_server', 'This comment was not sent.'],
])(
  'the text of a server error (%s) is not shown: the text of its code is, or that it was not sent',
  async (code, text) => {
    signIn();
    await open();
    refusal = { status: 500, error: 'Internal trouble', code };
    say('Lovely coat');
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('Internal trouble')).toBeNull();
  },
);

test('one that fails after its post was closed is told all the same (D81), and waits there', async () => {
  signIn();
  await open();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  say('Lovely coat');
  fireEvent.click(screen.getByRole('button', { name: 'Close or open' }));
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  isOut = true;
  gate.resolve();
  expect(await screen.findByText('Your comment was not sent. It waits at its post.')).toBeDefined();
  isOut = false;
  fireEvent.click(screen.getByRole('button', { name: 'Close or open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Retry: Lovely coat' }));
  await waitFor(() => expect(said).toEqual(['Lovely coat']));
});

test('a comment that is longer than the server takes is said to be so, and not sent', async () => {
  signIn();
  await open();
  say('x'.repeat(1001));
  expect(screen.getByText('A comment has 1000 characters at most.')).toBeDefined();
  expect(said).toEqual([]);
});

test('a filtered comment stands behind a line of its own (D88)', async () => {
  comments = [commentOf('1', { filtered: true })];
  await open();
  expect(screen.queryByText('Comment 1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show anyway' }));
  expect(screen.getByText('Comment 1')).toBeDefined();
});

const reportButton = () => screen.findByRole('button', { name: 'Report the comment of jun.park' });
const choose = async (question: HTMLElement, why: string) => {
  fireEvent.click(within(question).getByRole('radio', { name: why }));
  fireEvent.click(within(question).getByRole('button', { name: 'Report' }));
};

test("somebody else's comment can be reported, not one's own; a report that does not arrive is told and sent again", async () => {
  signIn();
  await open();
  expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
  fireEvent.click(await reportButton());
  const question = await screen.findByRole('dialog', { name: 'Report comment' });
  isOut = true;
  await choose(question, 'Harassment or bullying');
  expect(
    await within(question).findByText('The report could not be sent. Check your connection and try again.'),
  ).toBeDefined();
  isOut = false;
  fireEvent.click(within(question).getByRole('button', { name: 'Report' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reported).toEqual([{ kind: 'comment', id: '1', category: 'harassment' }]);
});

test("somebody else's post can be reported from its options", async () => {
  signIn();
  await open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Post options' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report post' }));
  await choose(await screen.findByRole('dialog', { name: 'Report post' }), 'Spam or advertising');
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeDefined();
  expect(reported).toEqual([{ kind: 'post', id: 'p1', category: 'spam' }]);
});

test('a guest who reports is asked to sign in, and what is wrong with it afterwards (D85)', async () => {
  await open();
  fireEvent.click(await reportButton());
  const question = await screen.findByRole('dialog', { name: 'Login Required' });
  expect(within(question).getByText('Login to report what does not belong here')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Report comment' })).toBeNull();
  services.signInGate.proceed();
  signIn();
  await choose(await screen.findByRole('dialog', { name: 'Report comment' }), 'Spam or advertising');
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(reported).toEqual([{ kind: 'comment', id: '1', category: 'spam' }]);
});
