import * as z from 'zod/mini';
import { type Decoded, reads } from '../contract/reading.ts';
import { CONTENT_FILTER_DEFAULTS, NOTIFICATION_DEFAULTS } from './settings.rules.ts';

const WITHIN = ['settings', 'data'];

const switches = <Name extends string>(defaults: Readonly<Record<Name, boolean>>) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => [name, z.boolean().check(reads({ otherwise }))]),
  ) as { [Each in Name]: z.ZodMiniBoolean<boolean> };

/** A person's treatment of flagged posts and comments. */
export const ContentFilterSettings = z
  .object(switches(CONTENT_FILTER_DEFAULTS))
  .check(z.meta({ id: 'ContentFilterSettings' }), reads({ within: WITHIN }));
/**
 * A person's treatment of flagged posts and comments. `hideFilteredContent`: they are covered until the viewer uncovers
 * them. `autoReject`: comments with unwelcome words are refused on the person's own posts.
 */
export type ContentFilterSettings = Decoded<z.infer<typeof ContentFilterSettings>>;

/** A person's choice of news, and of the ways they are told. */
export const NotificationSettings = z
  .object(switches(NOTIFICATION_DEFAULTS))
  .check(z.meta({ id: 'NotificationSettings' }), reads({ within: WITHIN }));
/**
 * News that a person wants (`likes`, `comments`, `follows`, `posts`), and how: `emailNotifications` by a mail a
 * day, `pushNotifications` by the app.
 */
export type NotificationSettings = Decoded<z.infer<typeof NotificationSettings>>;
