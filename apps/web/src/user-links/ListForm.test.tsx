import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { errorTexts, type LinkList } from '@vitrine/api';
import { createServices, type Services, ServicesProvider, useLinkListActions } from '@vitrine/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ListForm } from './ListForm.tsx';

let services: Services;
afterEach(() => {
  cleanup();
  services.session.dispose();
  localStorage.clear();
});

const list: LinkList = {
  id: 'kitchen',
  name: 'For the kitchen',
  isPublic: false,
  itemCount: 0,
  pictures: [],
};

function Page() {
  const { change } = useLinkListActions(() => undefined);
  return (
    <ListForm
      isOpen
      list={list}
      onClose={() => undefined}
      onSave={(name, isPublic) => change(list, { name, isPublic })}
    />
  );
}

async function renamed(answer: () => Response | Promise<Response>): Promise<HTMLElement> {
  services = createServices({ fetch: async () => answer() });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'For the garden' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return name;
}

test.each([
  [404, 'link_list_not_found'],
  [409, 'too_many_link_lists'],
  [400, 'invalid_request'],
  [429, 'too_many_requests'],
] as const)(
  'a list whose new name is refused (%i, %s) says why, and keeps what was typed',
  async (status, code) => {
    const name = await renamed(() => Response.json({ error: 'No.', code }, { status }));
    expect(await screen.findByText(errorTexts[code])).toBeDefined();
    expect(name).toHaveProperty('value', 'For the garden');
  },
);

test('a list whose new name gets no answer says that it was not saved', async () => {
  await renamed(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('Your change couldn’t be saved. Try again.')).toBeDefined();
});
