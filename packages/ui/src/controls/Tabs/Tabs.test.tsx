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

test('tabs that a server drew read as the page does, with scripts or without', () => {
  expect(renderToString(tabs)).not.toContain('dir=');
});

test('a server draws from right to left what the provider says', () => {
  const slider = <Slider label="Opacity" value={20} onValueChange={() => undefined} />;
  expect(renderToString(<UiProvider direction="rtl">{slider}</UiProvider>)).toContain('dir="rtl"');
});

test('arrow keys go the other way as soon as the page reads the other way', async () => {
  const { rerender } = render(tabs);
  // What a browser makes of `dir`.
  document.documentElement.style.direction = 'rtl';
  rerender(<Tabs label="Ansichten" tabs={views} />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('New').focus();
  fireEvent.keyDown(tab('New'), { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(tab('Liked')));
  expect(tab('Liked').getAttribute('aria-selected')).toBe('true');
});
