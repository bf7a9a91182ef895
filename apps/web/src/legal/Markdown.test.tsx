import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const drawn = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container;

test('HTML in a legal text is shown as text, and unsafe addresses and pictures are dropped', () => {
  const page = drawn(
    'a <script>alert(1)</script> <img src=x onerror=alert(1)> [b](javascript:alert(1)) [c](data:text/html,x) ![d](https://other.example/p.png)',
  );
  expect(page.querySelectorAll('script, img, [onerror], a')).toHaveLength(0);
  expect(page.textContent).toContain('b');
});

test('headings of a legal text are below those of its section, and links lead to pages', () => {
  const page = drawn('# One\n\n## Two\n\n[Help](/help-support) [out](https://other.example/)');
  expect([...page.querySelectorAll('h3, h4')].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/help-support',
    'https://other.example/',
  ]);
});
