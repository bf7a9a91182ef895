import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useNoClosedLayers } from '../shell/layers/layer-entries.ts';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { DeletePost } from './DeletePost.tsx';
import { EditPost } from './EditPost.tsx';

let services: Services;
let post: { content: string; version: number; links: { url: string; label: string }[] };
let isOut: boolean;
/** Until it settles, requests that change data get no response. */
let held: Promise<void> | undefined;
let isDeleted: boolean;

const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const path = String(input);
  const shown = () => ({ id: 'p1', userId: 'mina', username: 'mina', media: [], ...post });
  if (path.includes('/api/post/links/')) return Response.json({ links: post.links });
  if (init?.method !== 'GET') {
    await held;
    if (isOut) throw new TypeError('Failed to fetch');
  }
  if (init?.method === 'DELETE') {
    isDeleted = true;
    return Response.json({ deleted: true });
  }
  if (init?.method === 'PUT') {
    const { content, links, version } = JSON.parse(String(init.body));
    if (version !== post.version)
      return Response.json({ error: 'Changed', code: 'post_changed' }, { status: 409 });
    post = { content, links, version: version + 1 };
    return Response.json({ message: 'Post updated successfully', post: shown() });
  }
  return Response.json(shown());
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isOut = false;
  isDeleted = false;
  held = undefined;
  post = { content: 'A coat', version: 1, links: [{ url: 'https://shop.test/coat', label: 'Coat' }] };
  services = createServices({ fetch: answer });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
});
afterEach(() => {
  cleanup();
  services.session.dispose();
});

function Page() {
  useNoClosedLayers();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = (next: boolean) => next || setOpen(undefined);
  return (
    <>
      <button type="button" onClick={() => setOpen('edit')}>
        Edit
      </button>
      <button type="button" onClick={() => setOpen('delete')}>
        Delete
      </button>
      <EditPost postId="p1" open={open === 'edit'} onOpenChange={close} />
      <DeletePost postId="p1" open={open === 'delete'} onOpenChange={close} />
    </>
  );
}

function open() {
  const page = (
    <ToastsProvider>
      <Page />
    </ToastsProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function edit() {
  fireEvent.click(screen.getByText('Edit'));
  return screen.findByRole('textbox', { name: 'Caption' });
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('an edited post saves its links: an incomplete one is left out, and an invalid one shows an error (1 §5)', async () => {
  open();
  const caption = await edit();
  type(caption, 'Two coats');
  press('Add a link');
  const second = screen.getAllByRole('textbox', { name: 'Link' })[1]!;
  type(second, 'javascript:alert(1)');
  fireEvent.blur(second);
  type(screen.getAllByRole('textbox', { name: 'Product name' })[1]!, 'Second');
  expect(screen.getByText('Enter a link that starts with http:// or https://.')).toBeDefined();
  press('Save');
  expect(post.version).toBe(1);
  type(second, '');
  press('Save');
  await waitFor(() => expect(post).toMatchObject({ content: 'Two coats', version: 2 }));
  expect(post.links).toEqual([{ url: 'https://shop.test/coat', label: 'Coat' }]);
  expect(await screen.findByText(/^Post updated successfully\. One link was left out/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a caption over the limit shows an error and is not sent', async () => {
  open();
  const caption = await edit();
  type(caption, 'x'.repeat(2201));
  press('Save');
  expect(screen.getByText('A caption can have up to 2,200 characters.')).toBeDefined();
  expect(document.activeElement).toBe(caption);
  type(caption, 'x'.repeat(2200));
  press('Save');
  await waitFor(() => expect(post.content).toHaveLength(2200));
});

test('text typed during a save stays open and unsaved, and can be saved as well', async () => {
  open();
  const caption = await edit();
  type(caption, 'Two coats');
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  press('Save');
  type(caption, 'Two coats and a hat');
  gate.resolve();
  expect(await screen.findByText(/^Post updated successfully/)).toBeDefined();
  expect(post.content).toBe('Two coats');
  expect(caption).toHaveProperty('value', 'Two coats and a hat');
  press('Save');
  await waitFor(() => expect(post.content).toBe('Two coats and a hat'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an edit that fails is reported and keeps its text after closing', async () => {
  open();
  type(await edit(), 'Two coats');
  isOut = true;
  press('Save');
  expect(await screen.findByText('Failed to update post')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const caption = await edit();
  expect(caption).toHaveProperty('value', 'Two coats');
  isOut = false;
  press('Save');
  await waitFor(() => expect(post.content).toBe('Two coats'));
});

test('a save over an edit from another tab is refused, keeps its text, and shows the other version', async () => {
  open();
  const caption = await edit();
  type(caption, 'From this tab');
  post = { ...post, content: 'From the other tab', version: 2 };
  press('Save');
  const told = await screen.findByRole('alert');
  await waitFor(() => expect(within(told).getByText('From the other tab')).toBeDefined());
  expect(caption).toHaveProperty('value', 'From this tab');
  expect(post.content).toBe('From the other tab');
  press('Save my version');
  await waitFor(() => expect(post.content).toBe('From this tab'));
});

test('a post is deleted after a confirmation, and a failure is shown and can be retried', async () => {
  open();
  fireEvent.click(screen.getByText('Delete'));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
  isOut = true;
  fireEvent.click(within(question).getByRole('button', { name: 'Delete post' }));
  const failed = await screen.findByRole('alertdialog', { name: 'Failed to delete post' });
  expect(within(failed).getByText(/still here/)).toBeDefined();
  expect(within(failed).queryByText(/gone for everybody/)).toBeNull();
  isOut = false;
  press('Retry');
  await waitFor(() => expect(isDeleted).toBe(true));
  expect(await screen.findByText('Post deleted')).toBeDefined();
});

test('a failure after its dialog was closed is reported (D81), but not to the next user (P38)', async () => {
  open();
  const gate = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return () => {
      isOut = true;
      resolve();
    };
  };
  const close = async (role: 'dialog' | 'alertdialog') => {
    fireEvent.keyDown(screen.getByRole(role), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  };

  type(await edit(), 'Two coats');
  const failEdit = gate();
  press('Save');
  await close('dialog');
  failEdit();
  expect(await screen.findByText('Failed to update post')).toBeDefined();

  isOut = false;
  fireEvent.click(screen.getByText('Delete'));
  const failDeletion = gate();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete post' }));
  await close('alertdialog');
  failDeletion();
  expect(await screen.findByText('Failed to delete post')).toBeDefined();

  isOut = false;
  fireEvent.click(screen.getByText('Delete'));
  const failLater = gate();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await close('alertdialog');
  act(() => services.signOut());
  await waitFor(() => expect(screen.queryByText('Failed to delete post')).toBeNull());
  await act(async () => failLater());
  expect(screen.queryByText('Failed to delete post')).toBeNull();
});
