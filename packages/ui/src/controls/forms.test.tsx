import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChipGroup } from './Chip/Chip.tsx';
import { RangeSlider, Slider } from './Slider/Slider.tsx';

afterEach(cleanup);

function drawForm(content: ReactNode): HTMLFormElement {
  const { container } = render(<form>{content}</form>);
  return container.querySelector('form') as HTMLFormElement;
}

const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

test('sliders are sent by their name, and put back with their form', async () => {
  const form = drawForm(
    <>
      <Slider label="Radius" name="radius" defaultValue={20} />
      <RangeSlider label="Price" name="price" defaultValue={[10, 90]} />
      <Slider label="Volume" defaultValue={5} />
    </>,
  );
  expect(sent(form)).toEqual(['radius=20', 'price=10', 'price=90']);
  const radius = screen.getByRole('slider', { name: 'Radius' });
  fireEvent.keyDown(radius, { key: 'End' });
  fireEvent.keyUp(radius, { key: 'End' });
  expect(sent(form)).toEqual(['radius=100', 'price=10', 'price=90']);
  form.reset();
  await waitFor(() => expect(sent(form)).toEqual(['radius=20', 'price=10', 'price=90']));
  expect(radius.getAttribute('aria-valuenow')).toBe('20');
});

test('a slider in a fieldset that is disabled does not move', () => {
  const onValueChange = vi.fn();
  const form = drawForm(
    <fieldset disabled>
      <Slider label="Radius" name="radius" defaultValue={20} onValueChange={onValueChange} />
    </fieldset>,
  );
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Radius' }), { key: 'End' });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(sent(form)).toEqual([]);
});

test('chips are sent by the name of their group, and put back with their form', async () => {
  const options = [{ value: 'red' }, { value: 'blue' }];
  const form = drawForm(<ChipGroup label="Colors" name="color" options={options} defaultValue={['red']} />);
  fireEvent.click(screen.getByRole('button', { name: 'blue' }));
  expect(sent(form)).toEqual(['color=red', 'color=blue']);
  form.reset();
  await waitFor(() => expect(sent(form)).toEqual(['color=red']));
});

const red = { value: 'red', label: 'Red' };
const blue = { value: 'blue', label: 'Blue' };

test('an owner who stops to give a value is told in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = render(<ChipGroup label="Colors" options={[red, blue]} value={['red']} />);
  expect(warn).not.toHaveBeenCalled();
  rerender(<ChipGroup label="Colors" options={[red, blue]} />);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
