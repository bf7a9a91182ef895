import { ApiError, type Client } from '@vitrine/api';
import { useState } from 'react';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { viewerOf } from '../session/session.ts';
import { useViewerId } from '../session/useViewerId.ts';

/** Switches of a settings page, with the defaults until they are known, and after a failure to load them. */
export interface SettingsForm<Switches> {
  values: Switches;
  /** Whether the saved switches are still being fetched. */
  isLoading: boolean;
  /** Whether `values` are those of the server; false while they are defaults. */
  isKnown: boolean;
  set(name: keyof Switches, on: boolean): void;
  busy: boolean;
  /** `signedOut`: only signed-in people can save. Cleared by the next change or attempt. */
  problem: 'failed' | 'signedOut' | undefined;
  /** Saves the changed switches. Resolves to whether they are saved. */
  save(): Promise<boolean>;
}

export interface SettingsPlan<Switches> {
  name: string;
  defaults: Switches;
  load(api: Client, viewer: string): Promise<Switches>;
  save(api: Client, viewer: string, changes: Partial<Switches>): Promise<Switches>;
  /** Called after a save. */
  onSaved?(services: ReturnType<typeof useServices>): void;
}

/** Returns the form of a settings page. Unchanged switches follow changes made elsewhere. */
export function useSettingsForm<Switches extends Record<string, boolean>>(
  plan: SettingsPlan<Switches>,
): SettingsForm<Switches> {
  const services = useServices();
  const { api, session } = services;
  const viewer = useViewerId();
  const { value, error, refresh } = useResource(
    viewer === undefined ? undefined : [plan.name, viewer],
    (client) => plan.load(client, viewer ?? ''),
    { personal: true, aside: true },
  );
  const [changes, setChanges] = useState<Partial<Switches>>({});
  const [accepted, setAccepted] = useState<{ over: Switches | undefined; values: Switches }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SettingsForm<Switches>['problem']>();
  // Saved switches replace fetched ones until the next fetch.
  const held = accepted?.over === value ? (accepted?.values ?? value) : value;
  return {
    values: { ...plan.defaults, ...held, ...changes },
    isKnown: held !== undefined,
    isLoading: viewer !== undefined && value === undefined && error === undefined,
    set(name, on) {
      setChanges((now) => ({ ...now, [name]: on }));
      setProblem(undefined);
    },
    busy,
    problem,
    async save() {
      if (busy) return false;
      setProblem(undefined);
      if (session.getState().status !== 'authenticated' || viewer === undefined) {
        setProblem('signedOut');
        return false;
      }
      setBusy(true);
      try {
        // Unchanged switches are not sent: shown ones may be defaults, or older than those of another device.
        const saved = await plan.save(api, viewer, changes);
        // If the viewer has changed meanwhile, the new one must not see the result.
        if (viewerOf(session.getState()) !== viewer) return false;
        setAccepted({ over: value, values: saved });
        setChanges((now) => without(now, changes));
        plan.onSaved?.(services);
        refresh();
        return true;
      } catch (caught) {
        setProblem(caught instanceof ApiError && caught.status === 401 ? 'signedOut' : 'failed');
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Drops the changes that were saved, but keeps switches that were changed again meanwhile. */
const without = <Switches extends Record<string, boolean>>(
  now: Partial<Switches>,
  saved: Partial<Switches>,
): Partial<Switches> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, on]) => saved[name as keyof Switches] !== on),
  ) as Partial<Switches>;
