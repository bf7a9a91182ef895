/** A position in the viewport, in CSS pixels from its top left corner. */
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

/** Actions of one input device, in the format of both WebDriver protocols. */
export interface Hand {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: Step[];
}

export interface Browser {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Moves through the history; -1 is Back. */
  travel(steps: -1 | 1): Promise<void>;
  /** Evaluates a JavaScript expression in the page and awaits its value. */
  evaluate(expression: string): Promise<unknown>;
  act(hands: Hand[]): Promise<void>;
  resize(size: Size): Promise<void>;
  shoot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Device {
  /** Whether the user prefers reduced motion. */
  isStill: boolean;
  /** Whether the device has a mouse, which can hover, instead of touch input. */
  hasMouse: boolean;
}

export type EngineName = 'webkit' | 'firefox';

/** A started browser engine other than Chromium. */
export interface Engine {
  readonly name: EngineName;
  /** Whether pages receive touch input; otherwise a mouse replaces it. */
  readonly hasFingers: boolean;
  open(): Promise<Browser>;
  close(): Promise<void>;
}
