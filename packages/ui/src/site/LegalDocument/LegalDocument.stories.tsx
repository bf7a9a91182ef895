import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Callout } from '../../controls/Callout/Callout.tsx';
import { legalSections } from '../site.fixtures.tsx';
import { LegalDocument } from './LegalDocument.tsx';

const meta: Meta<typeof LegalDocument> = {
  title: 'Site/LegalDocument',
  component: LegalDocument,
  args: { title: 'Terms of Service', sections: legalSections },
};
export default meta;
type Story = StoryObj<typeof LegalDocument>;

export const OnADesktop: Story = {
  globals: { viewport: { value: '1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    const link = within(contents).getByRole('link', { name: 'User accounts' });
    await expect(link).toHaveAttribute('href', '#accounts');
    await expect(document.querySelector('#accounts')).toHaveTextContent('at least 13 years');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'User accounts' });
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText('Contents', { selector: 'summary' }));
    await expect(link).toBeVisible();
    await userEvent.click(canvas.getByText('Contents', { selector: 'summary' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithANotice: Story = {
  args: { notice: <Callout tone="warning">This text is a template.</Callout> },
};

/** Counterexample: one section is no document. */
export const OneSection: Story = {
  tags: ['!dev', '!test'],
  args: { sections: legalSections.slice(0, 1) },
};
