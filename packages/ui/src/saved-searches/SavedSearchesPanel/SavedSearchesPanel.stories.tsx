import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SAVED_SEARCHES_PANEL_WIDTH } from '../panel-width.ts';
import { SavedSearchList } from '../SavedSearchList/SavedSearchList.tsx';
import { SEEN_AT, savedSearches } from '../saved-searches.fixtures.ts';
import { SavedSearchesPanel } from './SavedSearchesPanel.tsx';

const meta = {
  title: 'Saved searches/SavedSearchesPanel',
  component: SavedSearchesPanel,
  args: {
    onFold: fn(),
    children: (
      <SavedSearchList
        searches={savedSearches}
        now={SEEN_AT}
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

export const BesideAPage: Story = {
  render: (args) => page(<SavedSearchesPanel {...args} />),
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('complementary', { name: 'Saved Searches' });
    await expect(panel.getBoundingClientRect().width).toBe(SAVED_SEARCHES_PANEL_WIDTH);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide saved searches' }));
    await expect(args.onFold).toHaveBeenCalledTimes(1);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
