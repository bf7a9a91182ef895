import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { applyTheme } from '@vitrine/ui';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brandOf, type ChosenLooks, looksInAddress } from './brands.ts';
import { storybookTheme } from './theme.ts';
import './docs-page.css';

/** Theme and brand of the toolbar, at module level because Storybook remounts the page on every choice. */
let chosen = looksInAddress();

export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, brand }, choose] = useState(chosen);
  const mode = theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    const onChoice = ({ globals }: { globals: ChosenLooks }) => {
      chosen = { ...chosen, ...globals };
      choose(chosen);
    };
    const channel = addons.getChannel();
    // Not `globalsUpdated`, which framed stories emit without any choice of the user.
    channel.on('updateGlobals', onChoice);
    return () => channel.off('updateGlobals', onChoice);
  }, []);
  useEffect(() => {
    applyTheme(mode);
    // Framed stories read this attribute (preview.tsx).
    document.documentElement.dataset.looks = `theme:${mode};brand:${brand ?? 'vitrine'}`;
  }, [mode, brand]);
  return (
    <DocsContainer {...props} theme={storybookTheme(mode, brandOf(brand))}>
      <main className="docs-page">{children}</main>
    </DocsContainer>
  );
}
