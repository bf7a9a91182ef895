import { test as base, expect } from '@playwright/test';
import type { Device, Engine, EngineName } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export interface Options extends Device {
  engineName: EngineName;
  /** Origin of the built app. */
  server: string;
}

const engines: Record<EngineName, (device: Device) => Promise<Engine>> = { webkit, firefox };

export const test = base.extend<object, Options & { engine: Engine }>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  hasMouse: [false, { option: true, scope: 'worker' }],
  isStill: [false, { option: true, scope: 'worker' }],
  server: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, isStill, hasMouse }, use) => {
      const engine = await engines[engineName]({ isStill, hasMouse });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

export const PHONE = { width: 390, height: 844 };
