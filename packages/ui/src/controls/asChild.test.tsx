import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type MouseEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button/Button.tsx';

afterEach(cleanup);

it('draws the child with the look and the handlers of the control, its own first', () => {
  const order: string[] = [];
  const [ofControl, ofChild] = [createRef<HTMLButtonElement>(), vi.fn()];
  render(
    <Button
      asChild
      ref={ofControl}
      className="mine"
      style={{ color: 'red', margin: 1 }}
      onClick={() => order.push('control')}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, whose handlers are what is tested */}
      <a
        ref={ofChild}
        href="#there"
        className="theirs"
        style={{ color: 'blue' }}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          order.push('child');
        }}
      >
        Go there
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Go there' });
  expect(link.getAttribute('href')).toBe('#there');
  expect(link.className.split(' ')).toEqual(expect.arrayContaining(['mine', 'theirs']));
  expect(link.style.color).toBe('blue');
  expect(link.style.margin).toBe('1px');
  expect(ofControl.current).toBe(link);
  expect(ofChild).toHaveBeenCalledWith(link);
  expect(link.getAttribute('type')).toBeNull();
  fireEvent.click(link);
  expect(order).toEqual(['child', 'control']);
});

it('draws nothing where there is no element to draw', () => {
  const { container } = render(<Button asChild>only text</Button>);
  expect(container.innerHTML).toBe('');
});
