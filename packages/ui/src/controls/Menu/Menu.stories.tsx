import type { Meta, StoryObj } from '@storybook/react-vite';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const onSelect = fn();

const meta: Meta<typeof Menu> = {
  title: 'Controls/Menu',
  component: Menu,
  // The screenshot shows the page, because the menu lies outside the story's root.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    trigger: <IconButton label="Options" icon={<Ellipsis size={20} />} />,
    items: [
      { key: 'profile', label: 'Open profile', icon: <UserRound size={18} />, href: '#profile' },
      { key: 'rename', label: 'Rename', icon: <Pencil size={18} />, disabled: true },
      { key: 'report', label: 'Report User', icon: <Flag size={18} />, onSelect, startsGroup: true },
      { key: 'block', label: 'Block User', icon: <Ban size={18} />, destructive: true, onSelect },
    ],
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', alignItems: 'start', justifyContent: 'center', height: 320, padding: 16 }}
      >
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Menu>;

/** The button names the menu; links stay links; the keyboard skips disabled items. */
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Options' });
    const profile = screen.getByRole('menuitem', { name: 'Open profile' });
    await waitFor(() => expect(profile).toHaveFocus());
    await expect(profile).toHaveAttribute('href', '#profile');
    await userEvent.keyboard('{End}');
    const block = screen.getByRole('menuitem', { name: 'Block User' });
    await expect(block).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(profile).toHaveFocus();
    await userEvent.tab();
    await expect(profile).toHaveFocus();
    await userEvent.keyboard('b');
    await waitFor(() => expect(block).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Report User' })).toHaveFocus();
  },
};

/** Initially open, for the documentation page. */
export const Opened: Story = { tags: ['!dev', '!test'], args: { defaultOpen: true } };

/** Escape and a choice close the menu. The button regains the focus before the choice takes effect. */
export const Choosing: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Options' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(onSelect).not.toHaveBeenCalled();

    const focused: (Element | null)[] = [];
    onSelect.mockImplementation(() => focused.push(document.activeElement));
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block User' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
    await expect(focused).toEqual([button]);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** When a dialog opened by an item closes, it returns the focus to the button. */
export const OpensADialog: Story = {
  parameters: { visual: { disable: true } },
  render: function Asking(args) {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <Menu {...args} items={[{ key: 'block', label: 'Block User', onSelect: () => setAsking(true) }]} />
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title="Are you sure you want to block this user?"
          actions={<Button onClick={() => setAsking(false)}>Cancel</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Options' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.body).not.toHaveStyle({ pointerEvents: 'none' });
  },
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    trigger: <Button>More</Button>,
    align: 'start',
    items: [
      { key: '1', label: 'A label that is a good deal longer than there is room for on a phone' },
      { key: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};

/** Counterexample: the main action is hidden in the menu. */
export const TheOnlyWay: Story = {
  tags: ['!dev', '!test'],
  args: {
    defaultOpen: true,
    items: [
      { key: 'cart', label: 'Add to cart', onSelect },
      { key: 'report', label: 'Report product', icon: <Flag size={18} />, onSelect, startsGroup: true },
    ],
  },
};
