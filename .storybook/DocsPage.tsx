import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { applyTheme } from '@vitrine/ui';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brandOf, type ChosenLooks, looksInAddress } from './brands.ts';
import { storybookTheme } from './theme.ts';
import './docs-page.css';

/** Storybook makes a page anew at every choice, so what is chosen outlives it. */
let chosen = looksInAddress();

/** A page of documentation in the theme and under the brand that the toolbar says. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, brand }, choose] = useState(chosen);
  const mode = theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    const onChoice = ({ globals }: { globals: ChosenLooks }) => {
      chosen = { ...chosen, ...globals };
      choose(chosen);
    };
    const channel = addons.getChannel();
    // What came of it is told by the stories in frames as well, which are no choice of anybody.
    channel.on('updateGlobals', onChoice);
    return () => channel.off('updateGlobals', onChoice);
  }, []);
  useEffect(() => {
    applyTheme(mode);
    // For the stories that are shown in frames.
    document.documentElement.dataset.looks = `theme:${mode};brand:${brand ?? 'vitrine'}`;
  }, [mode, brand]);
  return (
    <DocsContainer {...props} theme={storybookTheme(mode, brandOf(brand))}>
      <main className="docs-page">{children}</main>
    </DocsContainer>
  );
}
