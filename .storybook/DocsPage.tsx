import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { applyTheme } from '@vitrine/ui';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brandOf, type ChosenLooks, looksInAddress } from './brands.ts';
import { storybookTheme } from './theme.ts';

/** A page of documentation in the theme and under the brand that the toolbar says. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, brand }, choose] = useState(looksInAddress);
  const mode = theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    const onChoice = ({ globals }: { globals: ChosenLooks }) => choose(globals);
    const channel = addons.getChannel();
    channel.on('globalsUpdated', onChoice);
    return () => channel.off('globalsUpdated', onChoice);
  }, []);
  useEffect(() => applyTheme(mode), [mode]);
  return (
    <DocsContainer {...props} theme={storybookTheme(mode, brandOf(brand))}>
      {children}
    </DocsContainer>
  );
}
