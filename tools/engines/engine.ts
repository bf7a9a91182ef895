/** Where on the screen something happens, in CSS pixels from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

type Step =
  | { type: 'pause'; duration?: number }
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | ({ type: 'pointerMove'; duration?: number } & Place)
  | ({ type: 'scroll'; deltaX: number; deltaY: number } & Place);

/** What a hand does with one device, as the two WebDriver protocols say it. */
export interface Hand {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: Step[];
}

/** A browser that shows one page, with nothing in it from before. */
export interface Browser {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes through the history, as the browser's own buttons do: -1 is Back. */
  travel(steps: -1 | 1): Promise<void>;
  /** What an expression of JavaScript gives, or what its promise resolves with, in the page. */
  evaluate(expression: string): Promise<unknown>;
  act(hands: Hand[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A picture of what is on the screen, PNG. */
  shoot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How the device is set on which an engine runs. */
export interface Device {
  /** Whether the person wants nothing to move (`prefers-reduced-motion`). */
  isStill: boolean;
  /** Whether it has a mouse, which can hover; else it is used by fingers. */
  hasMouse: boolean;
}

export type EngineName = 'webkit' | 'firefox';

/** An engine that is not the one of the other tests, as far as it can be driven. */
export interface Engine {
  readonly name: EngineName;
  /** Whether fingers reach the page; else a mouse does what they would. */
  readonly hasFingers: boolean;
  open(): Promise<Browser>;
  close(): Promise<void>;
}
