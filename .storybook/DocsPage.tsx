import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { applyTheme, type Brand, evergreen, vitrine } from '@vitrine/ui';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme.ts';

/** The brands of the toolbar. */
export const brands: Readonly<Record<string, Brand>> = { vitrine, evergreen };

interface Chosen {
  theme?: string;
  brand?: string;
}

/** What the toolbar says when the page opens: `?globals=theme:dark;brand:evergreen`. */
function chosenInAddress(): Chosen {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(globals.split(';').map((choice) => choice.split(':')));
}

/** A page of documentation in the theme and under the brand that the toolbar says. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, brand = '' }, choose] = useState(chosenInAddress);
  const mode = theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    const onChoice = ({ globals }: { globals: Chosen }) => choose(globals);
    const channel = addons.getChannel();
    channel.on('globalsUpdated', onChoice);
    return () => channel.off('globalsUpdated', onChoice);
  }, []);
  useEffect(() => applyTheme(mode), [mode]);
  return (
    <DocsContainer {...props} theme={storybookTheme(mode, brands[brand])}>
      {children}
    </DocsContainer>
  );
}
