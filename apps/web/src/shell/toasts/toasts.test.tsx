import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastsProvider } from './toasts.tsx';
import { useUndoToast } from './useUndoToast.ts';

afterEach(cleanup);

const undo = vi.fn(async () => true);
const onPress = vi.fn();

function Page({ name }: { name: string }) {
  const offerUndo = useUndoToast<string>(
    (thing) => thing,
    (said) => `${said} was removed.`,
  );
  return (
    <>
      <button type="button" onClick={() => offerUndo({ thing: name, undo, onKept: () => () => undefined })}>
        Remove
      </button>
      <button type="button" onPointerDown={onPress} onMouseDown={onPress} onClick={onPress}>
        Below
      </button>
    </>
  );
}

async function removed(name: string): Promise<HTMLElement> {
  render(
    <ServicesProvider services={createServices()}>
      <ToastsProvider>
        <Page name={name} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  fireEvent.click(screen.getByText('Remove'));
  return screen.findByRole('button', { name: 'Undo' });
}

test('a name that reverses the direction of text does not affect the rest of the toast', async () => {
  await removed('Coat \u202etaoC');
  expect(screen.getByText('\u2068Coat \u202etaoC\u2069 was removed.')).toBeDefined();
});

test('the second press of a double click on Undo does not reach the page below, a later press does', async () => {
  const button = await removed('Coat');
  const below = screen.getByText('Below');
  const press = (target: HTMLElement, detail: number) => {
    const at = { clientX: 100, clientY: 700 };
    fireEvent.pointerDown(target, at);
    fireEvent.mouseDown(target, { ...at, detail });
    fireEvent.click(target, { ...at, detail });
  };
  press(button, 1);
  press(below, 2);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(onPress).not.toHaveBeenCalled();
  press(below, 1);
  expect(onPress).toHaveBeenCalledTimes(3);
});
