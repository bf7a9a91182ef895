import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { keptKey } from '../storage/storage.ts';

/** Key of the posts of a person that the server prepares; there is none without such posts. */
export const publicationsKey = (person: string): string => keptKey('publications', person);

/** Tells that this tab changed them. */
export const publicationsChanged = attached(() => createEmitter());
