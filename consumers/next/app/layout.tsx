import type { ReactNode } from 'react';
import '../shop/sheets.ts';

export const metadata = { title: 'Corner Shop' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <div id="app">{children}</div>
      </body>
    </html>
  );
}
