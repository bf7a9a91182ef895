import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CartLine } from '../cart/CartLine/CartLine.tsx';
import type { Messages } from '../messages.ts';
import { dress } from '../products/products.fixtures.ts';
import { UiProvider } from '../UiProvider.ts';

const meta: Meta<typeof UiProvider> = { title: 'Provider/UiProvider', component: UiProvider };
export default meta;

const german = {
  cartList: { remove: (name) => `${name} aus dem Warenkorb nehmen` },
} satisfies { cartList: Partial<Messages['cartList']> };

/** German price formats, and German names for screen readers. */
export const InGerman: StoryObj<typeof UiProvider> = {
  parameters: { visual: { disable: true } },
  render: () => (
    <div lang="de">
      <UiProvider locale="de-DE" messages={german}>
        <CartLine item={{ ...dress, price: 1240 }} href="#dress" onRemove={fn()} />
      </UiProvider>
    </div>
  ),
};
