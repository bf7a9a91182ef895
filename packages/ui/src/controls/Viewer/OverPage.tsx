'use client';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

/**
 * Puts a dialog at the end of the document, over everything. One that a server drew open stays where the server put it: there
 * is no other place that it could draw into.
 */
export function OverPage({ children }: { children: ReactNode }) {
  const isServerPass = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isServerPass);
  return isDrawn ? children : <Dialog.Portal>{children}</Dialog.Portal>;
}

const neverChanges = () => () => undefined;
