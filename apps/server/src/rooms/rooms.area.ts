import { defineArea, type House } from '../area/define-area.ts';
import { siteOrigin } from '../config/config.ts';
import { inStreams } from '../events/stream-listener.ts';
import { MINUTE } from '../kernel/clock.ts';
import type { Uploads } from '../media/uploads.service.ts';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import { companionsOf, othersInRoom } from './companions.service.ts';
import { fillLinkCards } from './link-cards.ts';
import { createRoomPictureAddresses } from './room-picture-addresses.ts';
import { picturesOfRooms } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomsRoutes } from './rooms.routes.ts';
import { createRooms, reportedMessage } from './rooms.service.ts';

interface Needs extends House {
  uploads: Uploads;
  products: Products;
  productLinks: ProductLinks;
  asSeenBy: AsSeenBy;
}

export const roomsArea = defineArea({
  brings: () => ({
    pictures: { rooms: picturesOfRooms },
    reportable: { message: reportedMessage },
    companionsOf,
    live: {
      rooms: [
        inStreams(roomChanged, (streams, { roomId, number, people }) =>
          streams.send(people.split(','), { type: 'rooms', id: roomId, number: Number(number) }),
        ),
      ],
    },
  }),
  open({ db, config, startWork, uploads, products, productLinks, ...needs }: Needs) {
    const { clock } = needs;
    const roomPictures = createRoomPictureAddresses(db, { clock, secret: uploads.secret });
    const rooms = createRooms(db, {
      ...needs,
      uploads,
      products,
      pictureUrl: roomPictures.addressOf,
      origin: siteOrigin(config),
      mostInAMinute: config.mostMessagesAMinute,
      onLink: () => cards.wake(),
    });
    const hasProduct = async (viewerId: string, id: string) =>
      (await products.listed([id], viewerId)).length > 0;
    const cards = startWork({
      name: 'cards of links in rooms',
      work: (signal) => fillLinkCards(db, { ...needs, productLinks, hasProduct }, signal),
      idle: MINUTE,
    });
    return { services: { rooms, roomPictures, othersInRoom }, handlers: { rooms: roomsRoutes(rooms) } };
  },
});
