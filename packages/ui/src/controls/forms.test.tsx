import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChipGroup } from './Chip/Chip.tsx';
import { Select } from './Select/Select.tsx';
import { RangeSlider, Slider } from './Slider/Slider.tsx';

afterEach(cleanup);

function drawForm(content: ReactNode): HTMLFormElement {
  const { container } = render(<form>{content}</form>);
  return container.querySelector('form') as HTMLFormElement;
}

const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

test('a form submits sliders by name, and resets them', async () => {
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

test('a slider in a disabled fieldset does not move', () => {
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

test('a form submits chips by the name of their group, and resets them', async () => {
  const options = [{ value: 'red' }, { value: 'blue' }];
  const form = drawForm(<ChipGroup label="Colors" name="color" options={options} defaultValue={['red']} />);
  fireEvent.click(screen.getByRole('button', { name: 'blue' }));
  expect(sent(form)).toEqual(['color=red', 'color=blue']);
  form.reset();
  await waitFor(() => expect(sent(form)).toEqual(['color=red']));
});

const red = { value: 'red', label: 'Red' };
const blue = { value: 'blue', label: 'Blue' };

test('a controlled component that becomes uncontrolled warns in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = render(<ChipGroup label="Colors" options={[red, blue]} value={['red']} />);
  expect(warn).not.toHaveBeenCalled();
  rerender(<ChipGroup label="Colors" options={[red, blue]} />);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a select can start without a choice, and a form that requires one is invalid until then', async () => {
  const options = [
    { value: 's', label: 'Small' },
    { value: 'm', label: 'Medium' },
  ];
  const onValueChange = vi.fn();
  // Browsers leave out a disabled option; the test DOM submits it, empty.
  const chosen = () => sent(form).filter((pair) => !pair.endsWith('='));
  const form = drawForm(
    <>
      <Select
        label="Size"
        name="size"
        required
        options={options}
        placeholder="Choose"
        onValueChange={onValueChange}
      />
      <Select label="Kept" name="kept" options={options} value={null} />
    </>,
  );
  const size = screen.getByRole('combobox', { name: 'Size' }) as HTMLSelectElement;
  expect(size.selectedOptions[0]?.text).toBe('Choose');
  expect(form.checkValidity()).toBe(false);
  expect(chosen()).toEqual([]);
  fireEvent.change(size, { target: { value: 'm' } });
  expect(onValueChange).toHaveBeenLastCalledWith('m');
  expect(form.checkValidity()).toBe(true);
  expect(chosen()).toEqual(['size=m']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Kept' }), { target: { value: 's' } });
  expect(chosen()).toEqual(['size=m']);
  form.reset();
  await waitFor(() => expect(chosen()).toEqual([]));
});

test("a slider shows its owner's value with `onValueChange`, and the chosen value with `onValueCommit` alone", () => {
  render(
    <>
      <Slider label="Refused" value={40} onValueChange={() => undefined} />
      <Slider label="On its way" value={40} onValueCommit={() => undefined} />
    </>,
  );
  const after = (name: string) => {
    const slider = screen.getByRole('slider', { name });
    fireEvent.keyDown(slider, { key: 'End' });
    fireEvent.keyUp(slider, { key: 'End' });
    return slider.getAttribute('aria-valuenow');
  };
  expect(after('Refused')).toBe('40');
  expect(after('On its way')).toBe('100');
});
