import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { RoomState } from '../rooms/rooms.models.ts';

/** An event of a live stream: a hint that something changed, never the change itself. */
export const LiveEvent = z
  .object({
    type: z.string().check(
      z.meta({
        description:
          '`opened`, the first event: `unread_count`, `rooms`, `online`. `rooms`: room `id` has the change `number`. `changed`: relations of the kind `of` changed elsewhere. `typing`: `userId` is typing in `roomId`. `presence`: `userId` came (`isOnline`) or left. Clients ignore other types.',
      }),
    ),
    id: z.optional(Id),
    number: z.optional(z.int()),
    of: z.optional(z.string()).check(z.meta({ description: '`like`, `cart` or `follow`.' })),
    roomId: z.optional(Id),
    userId: z.optional(Id),
    isOnline: z.optional(z.boolean()),
    unread_count: z.optional(z.int()),
    rooms: z
      .optional(z.array(RoomState))
      .check(z.meta({ description: 'The numbers of all rooms of the viewer.' })),
    online: z
      .optional(z.array(Id))
      .check(z.meta({ description: 'People in rooms of the viewer who are online.' })),
  })
  .check(z.meta({ id: 'LiveEvent' }));
/** An event of a live stream: a hint that something changed, never the change itself. */
export type LiveEvent = Decoded<z.infer<typeof LiveEvent>>;

/** Whether others may see that the viewer is online. */
export const Visibility = z
  .object({ showOnline: z.boolean().check(reads({ otherwise: true })) })
  .check(z.meta({ id: 'Visibility' }));
/** Whether others may see that the viewer is online. */
export type Visibility = Decoded<z.infer<typeof Visibility>>;
