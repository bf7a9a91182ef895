import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { overcoat, pendant, runner } from '../../products/products.fixtures.ts';
import { ProductPicker } from './ProductPicker.tsx';

const products = [
  runner,
  overcoat,
  pendant,
  { ...runner, id: 'r2', name: 'Cloudstep Runner, Black' },
  { ...overcoat, id: 'o2', name: 'Wool Overcoat, Gray' },
];

const meta = {
  title: 'Rooms/ProductPicker',
  component: ProductPicker,
  args: { label: 'Likes', products, onValueChange: fn() },
} satisfies Meta<typeof ProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChosen: Story = {
  args: { defaultValue: [overcoat.id] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: runner.name }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([overcoat.id, runner.id]);
    await expect(canvas.getByRole('checkbox', { name: `${runner.name}, number 2` })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Full: Story = {
  args: { max: 2, defaultValue: [overcoat.id, runner.id] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: pendant.name }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('2 at most')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: `${overcoat.name}, number 1` }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([runner.id]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
