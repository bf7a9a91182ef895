import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lazyLayer } from './lazy-layer.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Returns a layer, and functions to end loading its code. */
function heldLayer() {
  const loads: { come(): Promise<void>; fail(): Promise<void> }[] = [];
  const Layer = lazyLayer(
    () =>
      new Promise<{ Hello: typeof Hello }>((resolve, reject) => {
        loads.push({
          come: () => act(async () => resolve({ Hello })),
          fail: () => act(async () => reject(new Error('No network.'))),
        });
      }),
    'Hello',
  );
  return { Layer, loads };
}

afterEach(cleanup);

test('a layer is loaded once, when it is first rendered', async () => {
  const { Layer, loads } = heldLayer();
  const { rerender } = render(<Layer name="Mina" meanwhile="Wait" fallback="Sorry" />);
  expect(screen.getByText('Wait')).toBeDefined();
  await loads[0]?.come();
  expect(screen.getByText('Hello Mina')).toBeDefined();
  rerender(<Layer key="another" name="Jun" fallback="Sorry" />);
  expect(screen.getByText('Hello Jun')).toBeDefined();
  expect(loads).toHaveLength(1);
});

test('a layer that fails to load shows its fallback and is loaded again at the next opening', async () => {
  const { Layer, loads } = heldLayer();
  const { rerender } = render(<Layer name="Mina" fallback="Sorry" />);
  await loads[0]?.fail();
  expect(screen.getByText('Sorry')).toBeDefined();
  rerender(<Layer name="Mina" fallback="Sorry" />);
  await loads[1]?.come();
  expect(screen.getByText('Hello Mina')).toBeDefined();
});

test('a layer can be preloaded, and a failure of that is silent', async () => {
  const { Layer, loads } = heldLayer();
  const ahead = Layer.preload();
  await loads[0]?.fail();
  await ahead;
  render(<Layer name="Mina" fallback="Sorry" />);
  await loads[1]?.come();
  expect(screen.getByText('Hello Mina')).toBeDefined();
});
