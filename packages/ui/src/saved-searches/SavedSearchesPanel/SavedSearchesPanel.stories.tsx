import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedSearchList } from '../SavedSearchList/SavedSearchList.tsx';
import { savedSearches } from '../saved-searches.fixtures.ts';
import { SavedSearchesPanel } from './SavedSearchesPanel.tsx';

const meta = {
  title: 'Saved searches/SavedSearchesPanel',
  component: SavedSearchesPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    children: (
      <SavedSearchList
        searches={savedSearches}
        hrefOf={({ query }) => `/results?q=${query}`}
        onRename={fn()}
        onRemove={fn()}
      />
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof SavedSearchesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (panel: ReactNode) => (
  <div style={{ display: 'flex' }}>
    {panel}
    <main style={{ flex: 1, padding: 24 }}>Products</main>
  </div>
);

export const Unfolded: Story = { render: (args) => page(<SavedSearchesPanel {...args} />) };

/** One button, which keeps the focus: folded, nothing of the list is in reach. */
export const Folding: Story = {
  render: function Folding(args) {
    const [open, setOpen] = useState(true);
    return page(<SavedSearchesPanel {...args} open={open} onOpenChange={setOpen} />);
  },
  play: async ({ canvas }) => {
    const hide = canvas.getByRole('button', { name: 'Hide saved searches', expanded: true });
    await userEvent.click(hide);
    await expect(canvas.getByRole('button', { name: 'Show saved searches', expanded: false })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    hide.blur();
  },
};

/** Below 1200 px it is gone. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
