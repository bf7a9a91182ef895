import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { errorTexts, type UserLink } from '@vitrine/api';
import { createServices, type Services, ServicesProvider, useYourLinks } from '@vitrine/hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ToastsProvider } from '../toasts/toasts.tsx';
import { FailureToasts } from './FailureToasts.tsx';

const cup = { id: 'cup', url: 'https://kiln.example/cup', label: 'Cup', isPinned: false, listIds: [] };
let services: Services;
let refusal: { status: number; code: string };

beforeEach(() => {
  services = createServices({
    fetch: async (_, init) =>
      init?.method === 'PUT'
        ? Response.json({ error: 'No.', code: refusal.code }, { status: refusal.status })
        : Response.json({ links: [cup] }),
  });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
});
afterEach(() => {
  cleanup();
  services.session.dispose();
  localStorage.clear();
  sessionStorage.clear();
});

function Page() {
  const { links, pin, rename } = useYourLinks('page');
  const [link] = links as readonly [UserLink?];
  return (
    link && (
      <>
        <button type="button" onClick={() => pin(link, true)}>
          Pin
        </button>
        <button type="button" onClick={() => rename(link, 'The good cup')}>
          Rename
        </button>
      </>
    )
  );
}

async function refused(press: 'Pin' | 'Rename', status: number, code: string) {
  refusal = { status, code };
  render(
    <ServicesProvider services={services}>
      <ToastsProvider>
        <FailureToasts />
        <Page />
      </ToastsProvider>
    </ServicesProvider>,
  );
  const button = await screen.findByRole('button', { name: press });
  await act(async () => void fireEvent.click(button));
}

test.each([
  ['Pin', 409, 'too_many_pinned_links'],
  ['Pin', 404, 'user_link_not_found'],
  ['Rename', 404, 'user_link_not_found'],
  ['Rename', 403, 'user_link_not_yours'],
  ['Rename', 400, 'user_link_label_missing'],
] as const)('a change of a link by %s that is refused (%i, %s) says why', async (press, status, code) => {
  await refused(press, status, code);
  expect(await screen.findByText(errorTexts[code])).toBeDefined();
  expect(screen.queryByText(/^Failed to/)).toBeNull();
});

test('a change of a link that fails for another reason says that it failed', async () => {
  await refused('Rename', 500, 'internal');
  expect(await screen.findByText(/^Failed to save the label of/)).toBeDefined();
});
