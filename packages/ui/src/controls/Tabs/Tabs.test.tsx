import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../UiProvider.ts';
import { Slider } from '../Slider/Slider.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

const views = [
  { value: 'new', label: 'New', content: 'New things' },
  { value: 'liked', label: 'Liked', content: 'Liked things' },
];
const tabs = <Tabs label="Views" tabs={views} />;

test('server-rendered tabs have no text direction of their own', () => {
  expect(renderToString(tabs)).not.toContain('dir=');
});

test('a server-rendered slider has the direction of the provider', () => {
  const slider = <Slider label="Opacity" value={20} onValueChange={() => undefined} />;
  expect(renderToString(<UiProvider direction="rtl">{slider}</UiProvider>)).toContain('dir="rtl"');
});

test('arrow keys are reversed as soon as the text direction of the page is', async () => {
  const { rerender } = render(tabs);
  // A browser derives the direction from `dir`; the test DOM does not.
  document.documentElement.style.direction = 'rtl';
  rerender(<Tabs label="Ansichten" tabs={views} />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('New').focus();
  fireEvent.keyDown(tab('New'), { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(tab('Liked')));
  expect(tab('Liked').getAttribute('aria-selected')).toBe('true');
});
