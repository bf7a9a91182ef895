import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, lazy, type ReactElement, type MouseEvent as ReactMouseEvent, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button/Button.tsx';
import { IconButton } from './IconButton/IconButton.tsx';

afterEach(cleanup);

it("`asChild` draws the child with the look and the handlers of the control; the child's own win", () => {
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
        onClick={(event: ReactMouseEvent) => {
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

it('`asChild` draws nothing without exactly one element, and warns in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(
    <>
      <Button asChild>only text</Button>
      <Button asChild>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </Button>
    </>,
  );
  expect(container.innerHTML).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('`asChild` draws a link that a server is still streaming, once it arrives', async () => {
  const sent = Promise.withResolvers<ReactElement>();
  // Mimics a streamed element: a lazy reference in its place.
  const onItsWay = lazy(async () => ({ default: (await sent.promise) as never })) as unknown as ReactElement;
  render(
    <Suspense fallback="Wait">
      <Button asChild>{onItsWay}</Button>
    </Suspense>,
  );
  expect(screen.getByText('Wait')).toBeDefined();
  await act(async () => sent.resolve(<a href="#there">Go there</a>));
  expect(screen.getByRole('link', { name: 'Go there' }).className).not.toBe('');
});

it('`asChild` makes a disabled link lead nowhere, and disables a button natively', () => {
  const [onClick, onLinkClick] = [vi.fn(), vi.fn()];
  render(
    <>
      <Button asChild disabled onClick={onClick}>
        {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, whose handlers are what is tested */}
        <a href="#there" onClick={onLinkClick}>
          Go there
        </a>
      </Button>
      <IconButton asChild disabled label="Do it" icon={null}>
        <button type="button" />
      </IconButton>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Go there' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.hasAttribute('disabled')).toBe(false);
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))).toBe(
    false,
  );
  expect(onClick).not.toHaveBeenCalled();
  expect(onLinkClick).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Do it' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});
