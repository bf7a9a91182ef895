import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultsEnd } from './ResultsEnd.tsx';

const meta: Meta<typeof ResultsEnd> = {
  title: 'Search/ResultsEnd',
  component: ResultsEnd,
  args: { count: 24, query: 'linen trousers' },
};
export default meta;
type Story = StoryObj<typeof ResultsEnd>;

/** 1 §2, D10 */
const endOf = (count: string, query: string) =>
  'End of results • N items found for "query"'.replace('N', count).replace('query', query);

export const Several: Story = {
  render: (args) => (
    <>
      <ResultsEnd {...args} />
      <ResultsEnd {...args} count={1} />
      <ResultsEnd {...args} count={1204} query="מעיל צמר" />
    </>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/^End of results/).map((line) => line.textContent);
    await expect(lines).toEqual([
      endOf('24', 'linen trousers'),
      'End of results • 1 item found for "linen trousers"',
      endOf('1,204', 'מעיל צמר'),
    ]);
  },
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    query: 'unpronounceabilityunpronounceabilityunpronounceability coats with horn buttons and a half belt',
  },
};
