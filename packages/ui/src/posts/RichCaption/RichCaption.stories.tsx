import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RichCaption } from './RichCaption.tsx';
import type { TextLink } from './text-links.ts';

const text = 'Two days by the harbour in #linen, and an old #winter_coat for the evenings.';

const linksIn = (caption: string): TextLink[] =>
  [...caption.matchAll(/#[\p{L}\p{M}\p{N}_]+/gu)].map(({ 0: tag, index }) => ({
    start: index,
    end: index + tag.length,
    href: `#${encodeURIComponent(tag)}`,
  }));

const meta: Meta<typeof RichCaption> = {
  title: 'Posts/RichCaption',
  component: RichCaption,
  args: { text, links: linksIn(text), onLinkOpen: fn((_, event) => event.preventDefault()) },
};
export default meta;
type Story = StoryObj<typeof RichCaption>;

export const Hashtags: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole('link', { name: '#winter_coat' }));
    await expect(args.onLinkOpen).toHaveBeenCalledWith(args.links[1], expect.anything());
  },
};

export const LongWordsRightToLeft: Story = {
  args: { text: `#${'w'.repeat(100)} معطف من #كتان`, links: linksIn(`#${'w'.repeat(100)} معطف من #كتان`) },
  render: (args) => (
    <div dir="rtl" style={{ width: 280 }}>
      <RichCaption {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
